import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { server as words } from '@smart-farming/words/en/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startFailureReason } from './process/start-failure.ts'
import { ensureGeneratedSecret } from './secrets.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'smart-farming-secret-')), 'data')
})
afterEach(() => rm(join(dataDir, '..'), { recursive: true }))

test('gives simultaneous callers the same secret, and stores it', async () => {
  const secrets = new Set(await Promise.all(Array.from({ length: 10 }, () => ensureGeneratedSecret(dataDir))))
  expect(secrets.size).toBe(1)
  expect([...secrets][0]).toMatch(/^[\w-]{64}$/)
  expect(secrets).toContain(await ensureGeneratedSecret(dataDir))
  expect((await stat(join(dataDir, 'session-secret'))).mode & 0o077).toBe(0)
})

test('refuses to start with an empty secret file', async () => {
  await ensureGeneratedSecret(dataDir)
  await writeFile(join(dataDir, 'session-secret'), '')
  const refused = await ensureGeneratedSecret(dataDir).catch((error: unknown) =>
    startFailureReason(words, error),
  )
  expect(refused).toMatch(/session-secret contains no secret\. Restore it/)
})
