import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLastProcessLock, withProcessLock } from './process-lock.ts'

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

test('a holder whose id has become another program has lost it', async () => {
  await writeFile(path, `${process.pid}:1`)
  expect(await withProcessLock(path, async () => 'done')).toBe('done')
})

test('in a copy of its folder, nobody holds it; in a renamed one, its holder does', async () => {
  const [copy, renamed] = [`${folder}-copy`, `${folder}-renamed`]
  await withProcessLock(path, async () => {
    await cp(folder, copy, { recursive: true })
    expect(await withProcessLock(join(copy, 'lock'), async () => 'done')).toBe('done')
    await rename(folder, renamed)
    // The same folder, which is held by this very process.
    const held = await readFile(join(renamed, 'lock'), 'utf8')
    let taken = false
    const waiting = withProcessLock(join(renamed, 'lock'), async () => {
      taken = true
    })
    expect(await readFile(join(renamed, 'lock'), 'utf8')).toBe(held)
    expect(taken).toBe(false)
    await rm(join(renamed, 'lock'))
    await waiting
    await rename(renamed, folder)
  })
  await rm(copy, { recursive: true })
})

test('in the last moments of a process, its own lock does not stand in its way; that of another does', async () => {
  expect(await withProcessLock(path, async () => withLastProcessLock(path, () => 'done'))).toBe('done')
  await writeFile(path, String(process.ppid))
  expect(() => withLastProcessLock(path, () => 'done')).toThrow(
    expect.objectContaining({ said: { code: 'lock_held', holder: String(process.ppid), path } }),
  )
})

test('a folder that cannot be written to is an error, not a wait', async () => {
  await expect(withProcessLock(join(folder, 'none', 'lock'), async () => 'done')).rejects.toThrow('ENOENT')
})
