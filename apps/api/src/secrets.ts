import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The generated session secret of a data directory: made at the first start, the same ever after. */
export async function generatedSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-secret')
  await mkdir(dataDir, { recursive: true })
  try {
    // `wx`: of two processes that start together, one writes and both read.
    await writeFile(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return (await readFile(path, 'utf8')).trim()
}
