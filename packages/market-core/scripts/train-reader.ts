// Trains what is learned on the corpus, the reader and the judge of words that are left over, and writes their weights:
// pnpm --filter @smart-farming/market-core train
// PART=train or PART=development trains the judge on the words of one author alone, to be measured on the other's.
import { writeFileSync } from 'node:fs'
import type { LinearModel } from '../src/understand/reader/linear-model.ts'
import { type LeftPart, leftCorpus } from './left/marked.ts'
import { trainJudge } from './left/train-judge.ts'
import { taught, taughtInParts } from './reader/corpus.ts'
import { trainParts, trainReader } from './reader/train.ts'

const kept = ({ labels, steps, weights }: LinearModel) => ({
  labels,
  steps: steps.map((step) => Number(step.toPrecision(6))),
  weights: Buffer.from(weights.buffer).toString('base64'),
})
const write = (file: string, weights: unknown) =>
  writeFileSync(
    new URL(`../src/understand/${file}`, import.meta.url),
    `${JSON.stringify(weights, null, 2)}\n`,
  )

const part = process.env.PART as LeftPart | undefined
const parts: readonly LeftPart[] = part === undefined ? ['train', 'development'] : [part]
write('asides/learned/weights.json', kept(trainJudge(parts.flatMap(leftCorpus))))
if (part === undefined) {
  const { topic, danger } = trainReader(taught())
  write('reader/weights.json', { topic: kept(topic), danger: kept(danger) })
  write('reader/parts/weights.json', kept(trainParts(taughtInParts())))
}
