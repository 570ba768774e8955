import { execFile, spawnSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { server as words } from '@smart-farming/words/en/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fillDisk, mountSmallDisk, NO_SMALL_DISK } from '../../tests/support/database/small-disk.ts'
import { withProcessLock, withProcessLockOnExit } from './process-lock.ts'
import { startFailureReason } from './start-failure.ts'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smart-farming-lock-'))
  path = join(folder, 'lock')
})
afterEach(() => rm(folder, { recursive: true }))

test('lets one holder in at a time and removes the lock afterwards, even after a failure', async () => {
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

test('takes over the lock of a process that has ended', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  await writeFile(path, String(pid))
  expect(await withProcessLock(path, async () => 'done')).toBe('done')
})

test('takes over a lock whose process id now belongs to another program', async () => {
  await writeFile(path, `${process.pid}:1`)
  expect(await withProcessLock(path, async () => 'done')).toBe('done')
})

test('takes over an empty lock file, which an older version left on a full disk', async () => {
  await writeFile(path, '')
  expect(await withProcessLock(path, async () => 'done')).toBe('done')
})

test('lets many processes take over an abandoned lock one at a time', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  await writeFile(path, String(pid))
  const module = JSON.stringify(new URL('./process-lock.ts', import.meta.url).href)
  const work = `
    const { withProcessLock } = await import(${module})
    const { mkdirSync, rmdirSync } = await import('node:fs')
    await withProcessLock(process.argv[1], async () => {
      mkdirSync(process.argv[1] + '.inside')
      await new Promise(setImmediate)
      rmdirSync(process.argv[1] + '.inside')
      process.exit(0)
    })`
  const run = promisify(execFile)
  await Promise.all(
    Array.from({ length: 12 }, () => run(process.execPath, ['--input-type=module', '-e', work, path])),
  )
  expect(await readdir(folder)).toEqual(['lock'])
})

test('fails on a full disk naming the folder, leaves no file, and works once there is room', async ({
  skip,
}) => {
  const unmount = mountSmallDisk(folder)
  if (unmount === undefined) return skip(NO_SMALL_DISK)
  try {
    await fillDisk(join(folder, 'filler'))
    const refused = withProcessLock(path, async () => 'done').catch((error: unknown) =>
      startFailureReason(words, error),
    )
    expect(await refused).toBe(`The disk that holds ${folder} is full. Free some space, then try again.`)
    expect(await readdir(folder)).toEqual(['filler'])
    await rm(join(folder, 'filler'))
    expect(await withProcessLock(path, async () => 'done')).toBe('done')
  } finally {
    unmount()
  }
})

test('a lock is free in a copy of its folder, and still held when the folder is renamed', async () => {
  const [copy, renamed] = [`${folder}-copy`, `${folder}-renamed`]
  await withProcessLock(path, async () => {
    await cp(folder, copy, { recursive: true })
    expect(await withProcessLock(join(copy, 'lock'), async () => 'done')).toBe('done')
    await rename(folder, renamed)
    // The same folder, with the lock held by this process.
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

test('an exiting process ignores its own lock but respects the lock of another process', async () => {
  expect(await withProcessLock(path, async () => withProcessLockOnExit(path, () => 'done'))).toBe('done')
  await writeFile(path, String(process.ppid))
  expect(() => withProcessLockOnExit(path, () => 'done')).toThrow(
    expect.objectContaining({ said: { code: 'lock_held', holder: String(process.ppid), path } }),
  )
})

test('fails at once in a folder that does not exist instead of waiting', async () => {
  await expect(withProcessLock(join(folder, 'none', 'lock'), async () => 'done')).rejects.toThrow('ENOENT')
})
