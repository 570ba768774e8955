import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { EmbeddedHome } from './embedded-home.ts'

// Runs `initdb` and `pg_ctl`, each in its own process group: a Ctrl-C in the terminal, or a supervisor's signal to the
// group, must not end a tool in the middle of its work. We decide when to stop it.

const windows = process.platform === 'win32'
const atWork = new Set<ChildProcess>()
const interrupted = new WeakSet<ChildProcess>()

/**
 * Maximum number of starts of a tool. A signal to our group that arrives after the fork, but before the child has left
 * the group, ends the tool before it has begun; an impatient supervisor sends several in a row.
 */
const MAX_STARTS = 50

/**
 * Runs one of PostgreSQL's own tools to its end, and starts it again if a signal to our group has ended it.
 * @throws with its output if it fails
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
  // Not in the current folder, which the database's user may not be allowed to enter.
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

/** Like {@link runTool}, while the process exits: runs synchronously, and ignores output and exit code. */
export function runToolOnExit(home: EmbeddedHome, name: string, args: string[]): void {
  // Node applies `detached` here as well, although its types and its manual mention it only for `spawn`.
  const options = { ...home.user, cwd: home.binaries, detached: !windows, windowsHide: true }
  for (let start = 1; start <= MAX_STARTS; start += 1)
    if (spawnSync(program(home, name), args, { ...options, stdio: 'ignore' }).signal === null) return
}

/** Interrupts the running tools and undoes their work: `initdb` removes its files, `pg_ctl start` its server. */
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
