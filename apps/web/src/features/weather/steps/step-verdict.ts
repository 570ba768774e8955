import type { WorkWindow } from '@smart-farming/contracts/weather/work-windows'

type Judged = Pick<WorkWindow, 'verdict' | 'care'>

/** Whoever begins at the hour of a row must not run into what is worse: the gravest of its hours counts. */
const GRAVEST_FIRST: readonly WorkWindow['verdict'][] = ['dont', 'unknown', 'careful', 'good']

/** The verdict of the hours from `startDt` to `endDt` (unix seconds); undefined where none of them was judged. */
export function stepVerdict(
  windows: readonly WorkWindow[],
  startDt: number,
  endDt: number,
): Judged | undefined {
  const within = windows.filter((window) => window.startDt < endDt && window.endDt > startDt)
  const verdict = GRAVEST_FIRST.find((one) => within.some((window) => window.verdict === one))
  return within.find((window) => window.verdict === verdict)
}
