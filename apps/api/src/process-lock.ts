import { readFile, rm, writeFile } from 'node:fs/promises'
import { isAlive } from './processes.ts'

/** Longest wait for another process to finish with it, in ms: it may be making a whole database. */
const WAIT_MS = 90_000

/**
 * Does some work that no other process on this machine may do at the same time. The lock is a file with the process id of its holder; a
 * holder that was killed has lost it.
 *
 * @throws when another process has held it for 90 seconds
 */
export async function withProcessLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + WAIT_MS
  while (!(await take(path))) {
    const holder = Number(await readFile(path, 'utf8').catch(() => ''))
    // A file without a number is one that its holder is about to write into.
    if (holder > 0 && !isAlive(holder)) await rm(path, { force: true })
    else if (performance.now() > giveUpAt) throw new Error(`Process ${holder} does not let go of ${path}`)
    else await new Promise((resolve) => setTimeout(resolve, 50))
  }
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

async function take(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
