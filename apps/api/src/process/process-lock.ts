import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { directoryId } from '../directory-id.ts'
import { assertReadable, writePrivateFile } from './private-file.ts'
import { isProcessMarkAlive, processMark } from './processes.ts'
import { StartRefusal } from './start-refusal.ts'
import { diskFull, isDiskFull, systemErrorCode } from './system-errors.ts'

/** Maximum wait for another process, in ms. That process may be creating a whole database. */
const WAIT_MS = 90_000
/** Maximum wait of an exiting process, in ms. */
const LAST_WAIT_MS = 2_000
/** An empty lock counts as held for this long, in ms. */
const EMPTY_MS = 1_000
const LOOK_EVERY_MS = 50

/**
 * Runs work under a lock on this machine. The lock is a file with the marks of its holder and its
 * folder. A killed holder therefore loses the lock, and a copy of the folder is not locked.
 * @throws {StartRefusal} if another process holds the lock for 90 seconds, the disk is full, or
 * this user is not allowed to use the folder
 */
export async function withProcessLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const waitedMs = stopwatch()
  while (!take(path, waitedMs())) {
    if (waitedMs() > WAIT_MS) throw stillHeld(path)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

/**
 * Like {@link withProcessLock}, but synchronous, for an exiting process. Ignores a lock of this
 * process itself.
 * @throws {StartRefusal} if another process holds the lock for 2 seconds, the disk is full, or this
 * user is not allowed to use the folder
 */
export function withProcessLockOnExit<T>(path: string, work: () => T): T {
  const waitedMs = stopwatch()
  while (!take(path, waitedMs()) && holderOf(path) !== processMark(process.pid)) {
    if (waitedMs() > LAST_WAIT_MS) throw stillHeld(path)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_EVERY_MS)
  }
  try {
    return work()
  } finally {
    rmSync(path, { force: true })
  }
}

function stopwatch(): () => number {
  const startedAt = performance.now()
  return () => performance.now() - startedAt
}

/**
 * Writes the lock under another name and then links it, so that it is never incomplete, even on a
 * full disk.
 * @param waitedMs time since the caller first wanted the lock, in ms
 * @returns false while another process holds the lock
 */
function take(path: string, waitedMs: number): boolean {
  const seen = read(path)
  if (seen !== undefined) {
    if (isHeld(seen, path, waitedMs)) return false
    removeStale(path, seen)
  }
  const own = `${path}.${process.pid}`
  try {
    writePrivateFile(own, `${processMark(process.pid)} ${directoryId(dirname(path))}`)
    linkSync(own, path)
    return true
  } catch (cause) {
    const folder = dirname(path)
    if (systemErrorCode(cause) === 'EEXIST') return false
    if (isDiskFull(cause)) throw diskFull(folder, cause)
    if (systemErrorCode(cause) === 'EACCES') throw new StartRefusal({ code: 'unwritable', folder }, { cause })
    throw cause
  } finally {
    rmSync(own, { force: true })
  }
}

function isHeld(seen: string, path: string, waitedMs: number): boolean {
  // Older versions created an empty lock before writing to it, which failed on a full disk.
  if (seen === '') return waitedMs < EMPTY_MS
  const here = directoryId(dirname(path))
  const [holder = '', place = here] = seen.split(' ')
  return isProcessMarkAlive(holder) && place === here
}

/**
 * Removes a stale lock. If another process has replaced it in the meantime, the new lock is put
 * back.
 */
function removeStale(path: string, seen: string): void {
  const aside = `${path}.${process.pid}.stale`
  try {
    renameSync(path, aside)
    if (read(aside) !== seen) linkSync(aside, path)
  } catch (error) {
    // Another process was faster.
    if (systemErrorCode(error) !== 'ENOENT' && systemErrorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

const holderOf = (path: string) => read(path)?.split(' ')[0]

function read(path: string): string | undefined {
  assertReadable(path)
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

const stillHeld = (path: string) =>
  new StartRefusal({ code: 'lock_held', holder: String(holderOf(path)), path })
