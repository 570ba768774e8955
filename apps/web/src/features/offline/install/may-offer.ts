/** What decides whether the application is offered for the home screen. */
interface Visit {
  /** How often this browser has opened the farm, with this time. */
  visits: number
  /** It stands there already. */
  isInstalled: boolean
  /** The farmer has been asked before and has said something. */
  hasAnswered: boolean
}

/** From the second visit on, until the farmer has answered once. */
export const mayOffer = ({ visits, isInstalled, hasAnswered }: Visit): boolean =>
  visits >= 2 && !isInstalled && !hasAnswered

/** Opened again within this time, ms, it is the same visit: a page that was left for a moment, or a second tab. */
const SAME_VISIT_MS = 1_800_000

/** How often the farm has been opened, of the note of the last time (when, and the number) and `now` (ms). */
export function countVisit(before: string | null, now: number): { note: string; visits: number } {
  const [last, count] = (before ?? '').split(' ').map(Number)
  const known = Number.isInteger(count) ? Number(count) : 0
  const isSame = known > 0 && Math.abs(now - Number(last)) < SAME_VISIT_MS
  const visits = isSame ? known : known + 1
  return { note: `${now} ${visits}`, visits }
}
