// Holds a file of published values against this package: VECTORS=<file.jsonl> pnpm --filter @smart-farming/weather-core vectors
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { checkVectors, parseVectors } from './check-vectors.ts'

// pnpm runs scripts in the package's folder; INIT_CWD is where the command was typed, so a relative path means that.
const from = process.env.INIT_CWD ?? process.cwd()
const file = process.env.VECTORS
  ? resolve(from, process.env.VECTORS)
  : resolve(import.meta.dirname, '../vectors/agronomy.jsonl')

const outcomes = checkVectors(parseVectors(readFileSync(file, 'utf8')))
const count = (status: string) => outcomes.filter((outcome) => outcome.status === status).length
for (const { title, status, detail } of outcomes)
  if (status === 'failed') console.error(`failed: ${title}: ${detail}`)
console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`)
process.exitCode = count('failed') > 0 ? 1 : 0
