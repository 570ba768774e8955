/** Input of {@link shouldOfferInstall}. */
interface Visit {
  /** Visits to the farm in this browser, including this one. */
  visits: number
  isInstalled: boolean
  hasAnswered: boolean
}

/** Whether to offer an installation: from the second visit on, until the farmer answers. */
export const shouldOfferInstall = ({ visits, isInstalled, hasAnswered }: Visit): boolean =>
  visits >= 2 && !isInstalled && !hasAnswered

/**
 * In ms. Reopening the page within this time counts as the same visit: a short break, or a second
 * tab.
 */
const SAME_VISIT_MS = 1_800_000

/**
 * Counts a visit.
 *
 * @param before the last note: time and count
 * @param now unix ms
 */
export function countVisit(before: string | null, now: number): { note: string; visits: number } {
  const [last, count] = (before ?? '').split(' ').map(Number)
  const known = Number.isInteger(count) ? Number(count) : 0
  const isSame = known > 0 && Math.abs(now - Number(last)) < SAME_VISIT_MS
  const visits = isSame ? known : known + 1
  return { note: `${now} ${visits}`, visits }
}
