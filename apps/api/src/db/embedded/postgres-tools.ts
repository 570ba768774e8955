import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { EmbeddedHome } from './embedded-home.ts'

// `initdb` and `pg_ctl`. Each runs in a process group of its own: a Ctrl-C in the terminal, or a supervisor's signal to
// all of us, must not end one in the middle of its work; when to stop is ours to decide.

const windows = process.platform === 'win32'
const atWork = new Set<ChildProcess>()
const interrupted = new WeakSet<ChildProcess>()

/**
 * How often a tool is started. A signal to our group that comes between the fork and the child's leaving the group ends
 * it before it has begun; a supervisor that has no patience sends one after the other.
 */
const MOST_STARTS = 50

/**
 * Runs one of PostgreSQL's own tools to its end, and starts it again where a signal to our group has caught it.
 *
 * @throws with what it said when it fails
 */
export async function runTool(home: EmbeddedHome, name: string, args: string[]): Promise<void> {
  for (let start = 1; (await runOnce(home, name, args)) !== 'done'; start += 1)
    if (start === MOST_STARTS) throw new Error(`${name} failed: it was ended from outside`)
}

async function runOnce(
  home: EmbeddedHome,
  name: string,
  args: string[],
): Promise<'done' | 'ended from outside'> {
  // Not in our own folder, which the database's user may not be allowed to enter.
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
 * The same for the last moments of a process: nothing is awaited, and what it says and how it ends is nobody's any
 * more.
 */
export function runLastTool(home: EmbeddedHome, name: string, args: string[]): void {
  // Node passes `detached` on here as well, though its types and its manual name it for `spawn` alone.
  const options = { ...home.user, cwd: home.binaries, detached: !windows, windowsHide: true }
  for (let start = 1; start <= MOST_STARTS; start += 1)
    if (spawnSync(program(home, name), args, { ...options, stdio: 'ignore' }).signal === null) return
}

/**
 * Ends the tools that are at work, and what they have begun: `initdb` takes away what it has made, `pg_ctl start` its
 * server.
 */
export function interruptTools(): void {
  for (const child of atWork) {
    if (child.pid === undefined) continue
    interrupted.add(child)
    try {
      process.kill(windows ? child.pid : -child.pid, 'SIGINT')
    } catch {
      // It has ended just now.
    }
  }
}

const program = ({ binaries }: EmbeddedHome, name: string) => join(binaries, windows ? `${name}.exe` : name)
