import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkVectors, parseVectors, type RowOutcome, type Vector } from './check-vectors.ts'
import type { VectorFunctions } from './vector-function.ts'

/** Rows for `test.each` from a package's vectors file: id, function, vector. */
export function vectorCases(file: URL): (readonly [id: string, fn: string, vector: Vector])[] {
  return parseVectors(readFileSync(file, 'utf8')).map((vector) => [vector.id, vector.fn, vector])
}

/** Returns the failed rows of a vector. @throws Error for a row without a result */
export function failedRows(vector: Vector, functions: VectorFunctions): RowOutcome[] {
  const outcomes = checkVectors([vector], functions)
  if (outcomes.length !== vector.rows.length) throw new Error(`${vector.id} has rows without an outcome`)
  return outcomes.filter(({ status }) => status !== 'passed')
}

/** Output of a package's `vectors` command without VECTORS. `ownEnv` is the process environment. */
export function runVectorsCommand(script: URL, ownEnv: Readonly<Record<string, string | undefined>>): string {
  const { VECTORS: _, ...env } = ownEnv
  return spawnSync(process.execPath, [fileURLToPath(script)], { env, encoding: 'utf8' }).stdout.trim()
}
