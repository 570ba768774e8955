/** Inputs of the decision to offer an installation. */
interface Visit {
  /** Number of visits to the farm in this browser, including this one. */
  visits: number
  /** True if the application is already on the home screen. */
  isInstalled: boolean
  /** True once the farmer has answered the offer. */
  hasAnswered: boolean
}

/** From the second visit on, until the farmer has answered once. */
export const shouldOfferInstall = ({ visits, isInstalled, hasAnswered }: Visit): boolean =>
  visits >= 2 && !isInstalled && !hasAnswered

/** Opening again within this time, ms, is the same visit: a page that was left briefly, or a second tab. */
const SAME_VISIT_MS = 1_800_000

/** Counts visits, from the last note (its time and count) and `now` (ms). */
export function countVisit(before: string | null, now: number): { note: string; visits: number } {
  const [last, count] = (before ?? '').split(' ').map(Number)
  const known = Number.isInteger(count) ? Number(count) : 0
  const isSame = known > 0 && Math.abs(now - Number(last)) < SAME_VISIT_MS
  const visits = isSame ? known : known + 1
  return { note: `${now} ${visits}`, visits }
}
