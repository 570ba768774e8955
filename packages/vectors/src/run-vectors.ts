import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { checkVectors, parseVectors } from './check-vectors.ts'
import type { VectorFunctions } from './vector-function.ts'

/**
 * Runs the `vectors` command of a package: checks the file in VECTORS, prints failures and ends
 * with `N passed, N failed, N skipped`. The process fails if any value fails.
 *
 * @param ownFile default for VECTORS
 * @param env process environment: VECTORS, and INIT_CWD, the folder of the user (pnpm changes into
 * the package)
 * @throws Error for a missing file, or an error that names an invalid line
 */
export function runVectors(
  functions: VectorFunctions,
  ownFile: string,
  env: Readonly<Record<string, string | undefined>>,
): void {
  const file = env.VECTORS ? resolve(env.INIT_CWD ?? '', env.VECTORS) : ownFile
  const outcomes = checkVectors(parseVectors(readFileSync(file, 'utf8')), functions)
  const count = (status: string) => outcomes.filter((outcome) => outcome.status === status).length
  for (const { title, status, detail } of outcomes)
    if (status === 'failed') console.error(`failed: ${title}: ${detail}`)
  console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`)
  process.exitCode = count('failed') > 0 ? 1 : 0
}
