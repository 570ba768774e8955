import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Environment variable with the data directory that a worker's products copy. */
export const SEED_DATA_VARIABLE = 'SMART_FARMING_E2E_FILLED_DATA'

/**
 * Fills an empty data directory with a copy of the run's: a database with places and prices,
 * without farmers.
 *
 * @returns false if the run has no such directory
 */
export async function copySeedData(dataDir: string): Promise<boolean> {
  const filled = process.env[SEED_DATA_VARIABLE]
  if (filled === undefined) return false
  // Node's own copy changes the owner, and the database does not belong to root.
  if (process.platform === 'win32') await cp(filled, dataDir, { recursive: true })
  else await run('cp', ['-pR', `${filled}/.`, dataDir])
  return true
}
