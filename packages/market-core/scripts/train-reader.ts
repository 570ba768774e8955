// Trains the learned reader on the corpus and writes its weights: pnpm --filter @smart-farming/market-core train
import { writeFileSync } from 'node:fs'
import type { LinearModel } from '../src/understand/reader/linear-model.ts'
import { alsoLabelled, corpusOf } from './reader/corpus.ts'
import { trainReader } from './reader/train.ts'

const { topic, danger } = trainReader([...corpusOf('train'), ...corpusOf('development'), ...alsoLabelled()])
const kept = ({ labels, steps, weights }: LinearModel) => ({
  labels,
  steps: steps.map((step) => Number(step.toPrecision(6))),
  weights: Buffer.from(weights.buffer).toString('base64'),
})
const file = new URL('../src/understand/reader/weights.json', import.meta.url)
writeFileSync(file, `${JSON.stringify({ topic: kept(topic), danger: kept(danger) }, null, 2)}\n`)
