// How many sums of a file are told with all their results. The answerer with the stored prices stands in the API, so:
//   SUMS=<file> pnpm --filter @smart-farming/market-core sums > questions.jsonl
//   QUESTIONS=questions.jsonl pnpm --filter @smart-farming/api questions > answers.jsonl
//   SUMS=<file> ANSWERS=answers.jsonl pnpm --filter @smart-farming/market-core sums
// EACH=1 says it of every line as well.
import { readFileSync } from 'node:fs'
import { type Asked, howTold, kindsOf } from './sums/how-told.ts'
import { markedSums, sumsOfCorpus } from './sums/marked-sums.ts'

const { SUMS, ANSWERS, EACH } = process.env
const sums = SUMS === undefined ? sumsOfCorpus() : markedSums(SUMS)
const goods = [
  ...new Set(
    sums.flatMap(({ results }) =>
      results.flatMap((one) => [...one.matchAll(/WORLD\(([^)]*)\)/g)].map(([, good = '']) => good)),
    ),
  ),
]
const say = (line: string) => process.stdout.write(`${line}\n`)

if (ANSWERS === undefined) {
  for (const { id, text } of sums) say(JSON.stringify({ id, turns: [text] }))
  for (const good of goods) say(JSON.stringify({ id: `WORLD ${good}`, turns: [`world price of ${good}`] }))
} else {
  const answers = new Map(
    readFileSync(ANSWERS, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Asked)
      .map((one) => [one.id, one] as const),
  )
  const world = (good: string): number | undefined =>
    answers.get(`WORLD ${good}`)?.answer.statements.find(({ code }) => code === 'price')?.facts[0]?.value
  const counts = new Map<string, Record<string, number>>()
  for (const sum of sums) {
    const answer = answers.get(sum.id)
    if (answer === undefined) continue
    const told = howTold(sum, answer, world)
    if (EACH !== undefined) say(`${sum.id} ${told}`)
    for (const kind of kindsOf(sum)) {
      const known = counts.get(kind) ?? { of: 0, right: 0, part: 0, other: 0, back: 0 }
      counts.set(kind, { ...known, of: (known.of ?? 0) + 1, [told]: (known[told] ?? 0) + 1 })
    }
  }
  for (const [kind, count] of [...counts].sort()) say(`${kind}: ${JSON.stringify(count)}`)
}
