import { randomBytes } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assertReadable, replacePrivateFile } from './process/private-file.ts'
import { withProcessLock } from './process/process-lock.ts'
import { StartRefusal } from './process/start-refusal.ts'
import { systemErrorCode } from './process/system-errors.ts'

/** Minimum length of a secret, in characters, as environment.ts requires of configured secrets. */
const SHORTEST = 32

/**
 * The generated session secret of a data directory, created at the first start.
 * @throws if the file exists but contains no secret. A new secret would log out all users, and a
 * guessable one would let anyone in.
 */
export async function ensureGeneratedSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-secret')
  await mkdir(dataDir, { recursive: true })
  return withProcessLock(`${path}.lock`, async () => {
    assertReadable(path)
    const kept = await readFile(path, 'utf8').catch(ifMissing)
    if (kept !== undefined && kept.trim().length < SHORTEST)
      throw new StartRefusal({ code: 'no_secret', path })
    if (kept !== undefined) return kept.trim()
    const secret = randomBytes(48).toString('base64url')
    replacePrivateFile(path, secret)
    return secret
  })
}

function ifMissing(error: unknown): undefined {
  if (systemErrorCode(error) !== 'ENOENT') throw error
}
