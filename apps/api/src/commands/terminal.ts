import { constants } from 'node:os'
import type { Readable } from 'node:stream'
import { STOP_SIGNALS } from '../process/stop-signals.ts'

/** Input and output of a command. */
export interface Terminal {
  /** Environment variables; the process's own if left out. */
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly input: Readable
  out(text: string): void
  error(text: string): void
  /** True if a person watches the error output, so that progress may be shown there. */
  readonly isWatched: boolean
}

/** Runs a command in this process: reads its arguments, and sets its exit code. */
export async function runCommand(
  command: (args: string[], terminal: Terminal) => Promise<number>,
): Promise<void> {
  // A signal would kill the process at once and leave the embedded database running; an exit also stops the database.
  for (const signal of STOP_SIGNALS) process.once(signal, () => process.exit(128 + constants.signals[signal]))
  process.stdout.on('error', () => {}) // `pnpm prices list | head` closes early, which is not an error.
  process.exitCode = await command(process.argv.slice(2), {
    input: process.stdin,
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
    isWatched: process.stderr.isTTY,
  })
}
