/** What decides whether the application is offered for the home screen. */
interface Visit {
  /** Days on which this browser has opened the farm, with this one. */
  visits: number
  /** It stands there already. */
  isInstalled: boolean
  /** The farmer has been asked before and has said something. */
  hasAnswered: boolean
  /** How it is done here: by the browser's own question, by hand (iPhone, iPad), or not at all. */
  way: 'prompt' | 'by hand' | undefined
}

/** From the second day on, until the farmer has answered once. */
export const mayOffer = ({ visits, isInstalled, hasAnswered, way }: Visit): boolean =>
  visits >= 2 && !isInstalled && !hasAnswered && way !== undefined

/** How often the farm has been opened, of one count a day: `YYYY-MM-DD` of the last one, and the number. */
export function countVisit(before: string | null, day: string): { note: string; visits: number } {
  const [last, count] = (before ?? '').split(' ')
  const known = Number.isInteger(Number(count)) ? Number(count) : 0
  const visits = last === day ? Math.max(1, known) : known + 1
  return { note: `${day} ${visits}`, visits }
}
