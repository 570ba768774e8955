import { setTimeout as pause } from 'node:timers/promises'
import { signUpFarmers } from '../accounts.ts'
import type { Contenders } from '../contenders.ts'
import { runClosedLoop } from '../load/closed-loop.ts'
import { dashboardRequest } from '../load/dashboard-requests.ts'
import { type LoadOutcome, latenciesOf, sendAtRate } from '../load/open-loop.ts'
import { formatMs, formatPercent, type Row, rowWithLimit } from '../report.ts'
import { percentile } from '../statistics.ts'

const FARMERS = 40
const VILLAGES = 40
const WARM_UP_SECONDS = 10
const CAPACITY_SECONDS = 5
const NEAR_CAPACITY_SECONDS = 5
const FLOOD_SECONDS = 10
/** Number of calls when a village opens its dashboards at the same moment. */
const BURST = 200
/** Pause before the burst, so that the product is no longer overloaded, in ms. */
const REST_MS = 1_000
/** High enough to saturate the product before the connections run out. */
const MOST_CONNECTIONS = 4_096
/** Minimum work done under overload, as a share of the capacity. */
const LEAST_DONE = 0.8

/** Refusals and completed requests at twice the capacity of a mixed dashboard load. */
export async function overloadSection({ product: { url } }: Contenders): Promise<Row[]> {
  const cookies = await signUpFarmers(url, FARMERS)
  const call = (n: number) => dashboardRequest(url, cookies, n, VILLAGES)
  const calls = [call(0), ...Array.from({ length: 3_999 }, (_, n) => call(n + 1))] as const
  await runClosedLoop(calls, WARM_UP_SECONDS, true) // Warms up the caches, the compiler and the database's statistics.
  const most = await runClosedLoop(calls, CAPACITY_SECONDS, true)
  const capacity = most.requests / most.seconds
  const nearCapacity = await sendAtRate(call, 0.9 * capacity, NEAR_CAPACITY_SECONDS, MOST_CONNECTIONS)
  await pause(REST_MS)
  const burst = await sendAtRate(call, BURST * 1_000, 0.001)
  const startedAt = performance.now()
  const flood = await sendAtRate(call, 2 * capacity, FLOOD_SECONDS, MOST_CONNECTIONS)
  const tookSeconds = (performance.now() - startedAt) / 1000
  const accepted = flood.filter(({ status }) => status === 200)
  const refused = flood.filter(({ status }) => status === 503)
  const others = flood
    .filter(({ status }) => status !== 200 && status !== 503)
    .map(({ status, error }) => error ?? status)
  const done = accepted.length / tookSeconds / capacity
  return [
    rowWithLimit('Refused at 90 % of the most load', refusedShare(nearCapacity), 0.01, formatPercent),
    {
      line: `Refused of ${BURST} calls at once`,
      figure: String(burst.filter(({ status }) => status !== 200).length),
      aim: '0',
      isMet: burst.every(({ status }) => status === 200),
    },
    rowWithLimit('p99 of a refusal at twice the most load', p99(refused), 100, formatMs),
    rowWithLimit('p99 of an accepted request then', p99(accepted), 1_000, formatMs),
    {
      line: 'Work done then, share of the most',
      figure: formatPercent(done),
      aim: `at least ${formatPercent(LEAST_DONE)}`,
      isMet: done >= LEAST_DONE,
    },
    {
      line: 'Answers then that are neither 200 nor 503',
      figure: `${others.length}${others.length > 0 ? `: ${[...new Set(others)].join(', ')}` : ''}`,
      aim: '0',
      isMet: others.length === 0,
    },
  ]
}

/** NaN without outcomes, which misses every aim. */
const p99 = (outcomes: readonly LoadOutcome[]): number => percentile(latenciesOf(outcomes), 0.99)

const refusedShare = (outcomes: readonly LoadOutcome[]): number =>
  outcomes.filter(({ status }) => status === 503).length / outcomes.length
