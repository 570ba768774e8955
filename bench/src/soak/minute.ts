import { setTimeout as wait } from 'node:timers/promises'
import { type Fault, resetDoubles } from './faults.ts'
import type { LoadGenerator } from './load-generator.ts'
import type { Phase } from './phase.ts'
import type { SoakWorld } from './world.ts'

const CALM_S = 8
const FAULT_S = 15
/** A failed provider is skipped for up to 15 s, and the failure of a place is cached for up to 7.5 s more. */
const RECOVERY_S = 24
/** Idle sockets to the outside services are closed after 4 s. */
const QUIET_S = 6

/** One minute: calm, a fault, recovery, calm again, and then no requests, so that retained resources can be counted. */
export async function runSoakMinute(
  world: SoakWorld,
  load: LoadGenerator,
  fault: Fault,
  enter: (phase: Phase) => void,
): Promise<void> {
  enter('calm')
  load.start()
  await wait(CALM_S * 1_000)
  enter('fault')
  await fault.begin(world)
  await wait(FAULT_S * 1_000)
  fault.end(world)
  resetDoubles(world)
  enter('recovery')
  await wait(RECOVERY_S * 1_000)
  enter('calm')
  await wait((60 - 2 * CALM_S - FAULT_S - RECOVERY_S - QUIET_S + CALM_S) * 1_000)
  enter('quiet')
  await load.stop()
  await wait(QUIET_S * 1_000)
}
