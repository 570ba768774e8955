import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withProcessLock } from './process-lock.ts'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smart-farming-lock-'))
  path = join(folder, 'lock')
})
afterEach(() => rm(folder, { recursive: true }))

test('one at a time, and the lock is gone afterwards, also after a failure', async () => {
  let inside = 0
  let most = 0
  const work = async () => {
    inside += 1
    most = Math.max(most, inside)
    await new Promise((resolve) => setImmediate(resolve))
    inside -= 1
  }
  await Promise.all([withProcessLock(path, work), withProcessLock(path, work), withProcessLock(path, work)])
  expect(most).toBe(1)
  await expect(withProcessLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(readFile(path)).rejects.toThrow('ENOENT')
})

test('a holder that is gone has lost it', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  await writeFile(path, String(pid))
  expect(await withProcessLock(path, async () => 'done')).toBe('done')
})

test('a folder that cannot be written to is an error, not a wait', async () => {
  await expect(withProcessLock(join(folder, 'none', 'lock'), async () => 'done')).rejects.toThrow('ENOENT')
})
