import type { WorkWindow } from '@smart-farming/contracts/weather/work-windows'

type Judged = Pick<WorkWindow, 'verdict' | 'care'>

/** A row shows the worst verdict of its hours: work begun at its start must not run into a worse one. */
const GRAVEST_FIRST: readonly WorkWindow['verdict'][] = ['dont', 'unknown', 'careful', 'good']

/** The verdict for the hours from `startDt` to `endDt` (unix seconds); undefined where none was judged. */
export function stepVerdict(
  windows: readonly WorkWindow[],
  startDt: number,
  endDt: number,
): Judged | undefined {
  const within = windows.filter((window) => window.startDt < endDt && window.endDt > startDt)
  const verdict = GRAVEST_FIRST.find((one) => within.some((window) => window.verdict === one))
  return within.find((window) => window.verdict === verdict)
}
