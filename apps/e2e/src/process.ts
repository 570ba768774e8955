import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** Time limit for a start or a stop, ms. */
const PATIENCE_MS = 60_000

/**
 * Waits for a line in a process's output. Reading continues afterwards, because a full pipe would
 * block the process.
 *
 * @returns the first group of the pattern
 * @throws Error if the process ends first, or the line does not appear in time
 */
export function waitForLine(child: ChildProcess, stream: Readable, pattern: RegExp): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const deadline = setTimeout(
    () => reject(new Error(`${child.spawnfile} did not say ${pattern}`)),
    PATIENCE_MS,
  )
  createInterface({ input: stream }).on('line', (line) => {
    const found = pattern.exec(line)?.[1]
    if (found !== undefined) resolve(found)
  })
  child.once('error', reject)
  child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}`)))
  return promise.finally(() => clearTimeout(deadline))
}

/** Ends a process and waits for its exit. Kills the process if it does not exit in time. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  await exited
  clearTimeout(force)
}
