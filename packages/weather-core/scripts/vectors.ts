// Checks this package against published values. To use another file:
// VECTORS=<file.jsonl> pnpm --filter @smart-farming/weather-core vectors
import { resolve } from 'node:path'
import { runVectors } from '@smart-farming/vectors/run-vectors'
import { vectorFunctions } from './vector-functions.ts'

runVectors(vectorFunctions, resolve(import.meta.dirname, '../vectors/agronomy.jsonl'), process.env)
