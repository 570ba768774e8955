// Trains the reader's models on the corpus and writes their weights:
// pnpm --filter @smart-farming/market-core train-models
import { writeFileSync } from 'node:fs'
import type { LinearModel } from '../src/reader/learned/linear-model.ts'
import { trainModels } from './learned/train-models.ts'

const write = (file: string, { weights, ...model }: LinearModel) =>
  writeFileSync(
    new URL(`../src/reader/learned/${file}-weights.json`, import.meta.url),
    `${JSON.stringify({ ...model, weights: Buffer.from(weights.buffer).toString('base64') }, null, 2)}\n`,
  )

const { language, topic, danger } = trainModels()
write('language', language)
write('topic', topic)
write('danger', danger)
