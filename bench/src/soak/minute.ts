import { setTimeout as wait } from 'node:timers/promises'
import { type LoadOutcome, type LoadRequest, sendAtRate } from '../load/open-loop.ts'
import { type Fault, restoreDoubles } from './faults.ts'
import type { SoakWorld } from './world.ts'

const FAULT_FROM_S = 8
const FAULT_S = 15
/**
 * A failed provider is skipped for up to 15 s, and a failed place is cached for up to 7.5 s more.
 */
const RECOVERED_FROM_S = FAULT_FROM_S + FAULT_S + 24
const LOAD_S = 54
/** Idle sockets to external services are closed after 4 s. */
const QUIET_S = 6
const MOST_CONNECTIONS = 2_048

/**
 * Runs one minute: calm, a fault, recovery, calm again, and then no requests, so that leaked
 * resources can be counted.
 */
export async function soakMinute(
  world: SoakWorld,
  call: (n: number) => LoadRequest,
  perSecond: number,
  fault: Fault,
): Promise<LoadOutcome[]> {
  const load = sendAtRate(call, perSecond, LOAD_S, MOST_CONNECTIONS)
  await wait(FAULT_FROM_S * 1_000)
  await fault.begin(world)
  await wait(FAULT_S * 1_000)
  fault.end(world)
  restoreDoubles(world)
  const outcomes = await load
  await wait(QUIET_S * 1_000)
  return outcomes
}

/** Whether a request was answered before the fault, or due after the recovery. */
export const isCalm = ({ dueMs, ms }: LoadOutcome): boolean =>
  dueMs + ms < FAULT_FROM_S * 1_000 || dueMs >= RECOVERED_FROM_S * 1_000
