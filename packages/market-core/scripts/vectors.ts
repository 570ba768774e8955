// Checks this package against a file of published values:
// VECTORS=<file.jsonl> pnpm --filter @smart-farming/market-core vectors
import { resolve } from 'node:path'
import { runVectors } from '@smart-farming/vectors/run-vectors'
import { vectorFunctions } from './vector-functions.ts'

runVectors(vectorFunctions, resolve(import.meta.dirname, '../vectors/economics.jsonl'), process.env)
