// Says how a part of the corpus is read: PART=aside pnpm --filter @smart-farming/market-core measure
import { understand } from '../src/understand/question.ts'
import { corpusOf, type Part } from './reader/corpus.ts'
import { howRead } from './reader/how-read.ts'

/** As before every engine: no price is stored yet. */
const nowhere = { countries: [], markets: [] }
const part = (process.env.PART ?? 'aside') as Part
process.stdout.write(
  `${JSON.stringify(
    howRead(corpusOf(part), (text) => understand(text, nowhere)),
    null,
    2,
  )}\n`,
)
