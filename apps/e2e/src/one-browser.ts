import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const LOOK_EVERY_MS = 250

/**
 * Waits while `npm test` runs what must have no more than one browser beside it, as a file says that it names; the
 * first worker never does.
 *
 * @param worker which of the workers that run at once, from 0
 */
export async function turnBeside(
  worker: number,
  note = process.env.SMART_FARMING_ONE_BROWSER,
): Promise<void> {
  if (worker === 0 || note === undefined) return
  while (existsSync(note)) await setTimeout(LOOK_EVERY_MS)
}
