import type { WorkWindow } from '@smart-farming/contracts/weather/work-windows'

type Judged = Pick<WorkWindow, 'verdict' | 'care'>

/**
 * Worst first. A row shows its worst verdict, because work begun at the row's start must not run
 * into a worse hour.
 */
const GRAVEST_FIRST: readonly WorkWindow['verdict'][] = ['dont', 'unknown', 'careful', 'good']

/**
 * Returns the worst verdict from `startDt` to `endDt` (unix seconds); undefined if no hour was
 * judged.
 */
export function stepVerdict(
  windows: readonly WorkWindow[],
  startDt: number,
  endDt: number,
): Judged | undefined {
  const within = windows.filter((window) => window.startDt < endDt && window.endDt > startDt)
  const verdict = GRAVEST_FIRST.find((one) => within.some((window) => window.verdict === one))
  return within.find((window) => window.verdict === verdict)
}
