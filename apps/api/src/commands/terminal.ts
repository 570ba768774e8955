import { constants } from 'node:os'
import type { Readable } from 'node:stream'
import { STOP_SIGNALS } from '../process/stop-signals.ts'

export interface Terminal {
  /** Environment variables; the process's own by default. */
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly input: Readable
  out(text: string): void
  error(text: string): void
  /** True if a person watches the error output, where progress may then be shown. */
  readonly isWatched: boolean
}

/** Runs a command with the process's arguments and sets the exit code. */
export async function runCommand(
  command: (args: string[], terminal: Terminal) => Promise<number>,
): Promise<void> {
  // An unhandled signal would leave the embedded database running; an exit also stops that
  // database.
  for (const signal of STOP_SIGNALS) process.once(signal, () => process.exit(128 + constants.signals[signal]))
  process.stdout.on('error', () => {}) // `pnpm prices list | head` closes early.
  process.exitCode = await command(process.argv.slice(2), {
    input: process.stdin,
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
    isWatched: process.stderr.isTTY,
  })
}
