// Measures tokenising and span search on hostile messages of 1,000 and 4,000 characters.
// Run: pnpm --filter @smart-farming/market-core bench:reader
import { loadLexicon } from '../src/reader/lexicon/lexicon.ts'
import { findSpans } from '../src/reader/spans/find-spans.ts'
import { tokenize } from '../src/reader/tokens.ts'

const RUNS = 20
const repeated = (text: string) => (length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length)

const hostile = [
  '1',
  '111,',
  '111 ',
  '1,2,',
  '9 ',
  'two hundred and ',
  'mia mbili na ',
  'from january to ',
  'between 2019 and ',
  'last 5 ',
  '20 90 kg bag ',
  'maize flour of ',
  'thai 5% rice ',
  'st. ',
  'Abcxyz ',
  'qzxkvbnw ',
  'abcdefgh ',
  'والبال ',
  '%$/',
  'wa ya za ',
  'a',
]

const before = performance.now()
const lexicon = loadLexicon({ countries: [], markets: [] })
console.log(`lexicon: ${(performance.now() - before).toFixed(0)} ms`)

function fastest(message: string): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now()
    findSpans(tokenize(message), lexicon)
    return performance.now() - start
  })
  return Math.min(...times)
}

for (const text of hostile) {
  const [short, long] = [1000, 4000].map((length) => fastest(repeated(text)(length)))
  if (short === undefined || long === undefined) continue
  console.log(
    JSON.stringify(text),
    `${short.toFixed(2)} ms, ${long.toFixed(2)} ms, x ${(long / short).toFixed(1)}`,
  )
}
