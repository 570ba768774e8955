import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { directoryMark } from '../directory-mark.ts'
import { isMarkAlive, markOf } from './processes.ts'
import { StartRefusal } from './start-refusal.ts'

/** Longest wait for another process to finish with it, in ms: it may be making a whole database. */
const WAIT_MS = 90_000
/** The same for a process that is about to end, in ms. */
const LAST_WAIT_MS = 2_000
const LOOK_EVERY_MS = 50

/**
 * Does some work that no other process on this machine may do at the same time. The lock is a file that names its
 * holder and the folder that it was made in: a holder that was killed has lost it, and a copy of the folder is not
 * locked by the original's holder.
 *
 * @throws when another process has held it for 90 seconds
 */
export async function withProcessLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + WAIT_MS
  while (!take(path)) {
    if (performance.now() > giveUpAt) throw stillHeld(path)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

/**
 * The same for the last moments of a process, when nothing can be awaited any more: what this process itself was doing
 * with the lock is over.
 *
 * @throws when another process has held it for 2 seconds
 */
export function withLastProcessLock<T>(path: string, work: () => T): T {
  const giveUpAt = performance.now() + LAST_WAIT_MS
  while (!take(path) && holderOf(path) !== markOf(process.pid)) {
    if (performance.now() > giveUpAt) throw stillHeld(path)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_EVERY_MS)
  }
  try {
    return work()
  } finally {
    rmSync(path, { force: true })
  }
}

function take(path: string): boolean {
  const here = directoryMark(dirname(path))
  try {
    writeFileSync(path, `${markOf(process.pid)} ${here}`, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const [holder = '', place = here] = lockOf(path)
  // A file without a holder is one that is about to be written into.
  if (holder === '' || (isMarkAlive(holder) && place === here)) return false
  rmSync(path, { force: true })
  return take(path)
}

const holderOf = (path: string) => lockOf(path)[0]

function lockOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split(' ')
  } catch {
    return []
  }
}

const stillHeld = (path: string) =>
  new StartRefusal({ code: 'lock_held', holder: String(holderOf(path)), path })
