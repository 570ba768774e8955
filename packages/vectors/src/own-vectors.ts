import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkVectors, parseVectors, type RowOutcome, type Vector } from './check-vectors.ts'
import type { VectorFunctions } from './vector-function.ts'

/** The vectors of a package's file, a row each for `test.each`: id, function, the vector. */
export function vectorCases(file: URL): (readonly [id: string, fn: string, vector: Vector])[] {
  return parseVectors(readFileSync(file, 'utf8')).map((vector) => [vector.id, vector.fn, vector])
}

/** What is not met of a vector; a row that came to no outcome at all is an error. @throws Error for such a row */
export function notMet(vector: Vector, functions: VectorFunctions): RowOutcome[] {
  const outcomes = checkVectors([vector], functions)
  if (outcomes.length !== vector.rows.length) throw new Error(`${vector.id} has rows without an outcome`)
  return outcomes.filter(({ status }) => status !== 'passed')
}

/** All that a package's `vectors` command prints when VECTORS names no file; `ownEnv` is that of the process. */
export function printedByCommand(script: URL, ownEnv: Readonly<Record<string, string | undefined>>): string {
  const { VECTORS: _, ...env } = ownEnv
  return spawnSync(process.execPath, [fileURLToPath(script)], { env, encoding: 'utf8' }).stdout.trim()
}
