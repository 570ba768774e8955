import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const LOOK_EVERY_MS = 250

/** Rests while `npm test` runs what must have no browser beside it, as a file says that it names. */
export async function restWhileFaultsRun(note = process.env.SMART_FARMING_FAULTS_RUN): Promise<void> {
  if (note === undefined) return
  while (existsSync(note)) await setTimeout(LOOK_EVERY_MS)
}
