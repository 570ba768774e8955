/** Inputs of the decision to offer an installation. */
interface Visit {
  /** Number of visits to the farm in this browser, including this one. */
  visits: number
  /** True if the application is already on the home screen. */
  isInstalled: boolean
  /** True once the farmer has answered the offer. */
  hasAnswered: boolean
}

/** Whether to offer an installation: from the second visit on, until the farmer has answered once. */
export const shouldOfferInstall = ({ visits, isInstalled, hasAnswered }: Visit): boolean =>
  visits >= 2 && !isInstalled && !hasAnswered

/**
 * Reopening the page within this time, in ms, counts as the same visit: it was left briefly, or opened in a second tab.
 */
const SAME_VISIT_MS = 1_800_000

/** Counts a visit, given the last note (its time and count) and `now` (unix ms). */
export function countVisit(before: string | null, now: number): { note: string; visits: number } {
  const [last, count] = (before ?? '').split(' ').map(Number)
  const known = Number.isInteger(count) ? Number(count) : 0
  const isSame = known > 0 && Math.abs(now - Number(last)) < SAME_VISIT_MS
  const visits = isSame ? known : known + 1
  return { note: `${now} ${visits}`, visits }
}
