import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** Time limit of a start or a stop, in ms. */
const PATIENCE_MS = 60_000

/**
 * Waits for a line that a process says, and reads on for as long as it runs: a full pipe would stop it.
 *
 * @returns the first group of the pattern
 * @throws when the process ends before, or says nothing of the kind in time
 */
export function lineOf(child: ChildProcess, stream: Readable, pattern: RegExp): Promise<string> {
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

/** Ends a process and waits until it is gone; by force when it does not go. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  await exited
  clearTimeout(force)
}
