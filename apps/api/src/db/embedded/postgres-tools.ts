import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { EmbeddedHome } from './embedded-home.ts'

// `initdb` and `pg_ctl` run in their own process groups. Otherwise a Ctrl-C in the terminal, or a
// supervisor's signal to the group, would end them in the middle of their work.

const windows = process.platform === 'win32'
const atWork = new Set<ChildProcess>()
const interrupted = new WeakSet<ChildProcess>()

/**
 * Maximum number of attempts to start a tool. A signal to our group between the fork and the
 * child's new group ends the tool before it begins. Supervisors may send several signals in a row.
 */
const MAX_STARTS = 50

/**
 * Runs one of PostgreSQL's tools, and restarts it if a signal to our group has ended it.
 * @throws with the tool's output if it fails
 */
export async function runTool(home: EmbeddedHome, name: string, args: string[]): Promise<void> {
  for (let start = 1; (await runOnce(home, name, args)) !== 'done'; start += 1)
    if (start === MAX_STARTS) throw new Error(`${name} failed: it was ended from outside`)
}

async function runOnce(
  home: EmbeddedHome,
  name: string,
  args: string[],
): Promise<'done' | 'ended from outside'> {
  // The database's user might not be allowed to enter the current folder.
  const options = { ...home.user, cwd: home.binaries, detached: !windows, windowsHide: true }
  const child = spawn(program(home, name), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  atWork.add(child)
  try {
    const [said, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'close')])
    if (signal !== null && !interrupted.has(child)) return 'ended from outside'
    if (code !== 0) throw new Error(said.trim() || `it ended with ${code ?? signal}`)
    return 'done'
  } catch (cause) {
    throw new Error(`${name} failed: ${cause instanceof Error ? cause.message : cause}`, { cause })
  } finally {
    atWork.delete(child)
  }
}

/**
 * Like {@link runTool}, for use while the process exits. Runs synchronously and ignores the result.
 */
export function runToolOnExit(home: EmbeddedHome, name: string, args: string[]): void {
  // Node supports `detached` here as well, although its types and manual mention it only for
  // `spawn`.
  const options = { ...home.user, cwd: home.binaries, detached: !windows, windowsHide: true }
  for (let start = 1; start <= MAX_STARTS; start += 1)
    if (spawnSync(program(home, name), args, { ...options, stdio: 'ignore' }).signal === null) return
}

/**
 * Interrupts the running tools. `initdb` then removes its files, and `pg_ctl start` stops its
 * server.
 */
export function interruptTools(): void {
  for (const child of atWork) {
    if (child.pid === undefined) continue
    interrupted.add(child)
    try {
      process.kill(windows ? child.pid : -child.pid, 'SIGINT')
    } catch {
      // The process has just ended.
    }
  }
}

const program = ({ binaries }: EmbeddedHome, name: string) => join(binaries, windows ? `${name}.exe` : name)
