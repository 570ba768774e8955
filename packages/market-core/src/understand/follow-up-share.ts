import { isOneMonth, type Period } from './period/period.ts'
import type { Question } from './reading.ts'

/** "And now?": the newest, in the place of the time that was asked about before. */
const ofNow =
  /^(?:(?:and|but|so|ok|right|well|then|just|what about|how about|what is it|how is it|is it) )*(?:now|today|nowadays|currently|at present|at the moment|the latest|latest)(?: please)?$/

/** "Have you nothing fresher?", "that is ages ago": the newest that there is. */
const nothingNewer =
  /(?<![^ ])(?:(?:nothing|anything|something|none|any (?:price|figure|number|data))(?: (?:more|a bit|at all))* (?:fresher|newer|later|recent|up to date|current|fresh|new|since(?: then)?|after(?: (?:that|this|it))?)|(?:that|this|it)(?: is| s|s) (?:ages|years|ancient|too old|very old|old|stale|so old|long)(?: (?:ago|news|back|history|now))*)$/

/** True where a question only wants the newest of what was asked about before. */
export const asksOfNow = (plain: string): boolean => ofNow.test(plain) || nothingNewer.test(plain)

/**
 * True where a question wants what was told before as a share, or how it changed between two times, and has no figures
 * of its own.
 */
export const asksShareOfBefore = (
  { asksShare, commodities, figures, topic, intent, period, unplaced }: Question,
  previous: Question,
): boolean =>
  (asksShare === true ||
    (intent === 'change' && period === undefined && previous.formerPeriod !== undefined)) &&
  commodities.length === 0 &&
  unplaced === undefined &&
  figures.given === undefined &&
  topic !== 'sums' &&
  previous.topic === 'price' &&
  previous.commodities.length > 0

/**
 * "And how many per cent is that?": of two things that were asked about one after the other how far one is above the
 * other, where it says so; else the change from the one of two times to the other, from one to now, or over a year.
 */
export function ofShare(previous: Question, plain: string, { period: own }: Question): Question {
  const { formerly = [], formerPeriod: first, period: last, ...rest } = previous
  const setsApart =
    /(?<![^ ])(?:more|less|dearer|cheaper|higher|lower|above|below|between|apart)(?![^ ])/.test(plain)
  const [other] = formerly.slice(-1)
  if (setsApart && other !== undefined && first === undefined)
    return {
      ...previous,
      intent: 'compare',
      commodities: [...new Set([other, ...previous.commodities])],
      ordersByPrice: /(?<![^ ])(?:less|cheaper|lower|below)(?![^ ])/.test(plain) ? 'cheapest' : 'dearest',
    }
  if (first !== undefined && last !== undefined && isYears(first) && isYears(last))
    return { ...rest, intent: 'range', period: first, periodAlso: last }
  const since = own === undefined || last !== undefined ? undefined : sinceThen(own)
  return { ...rest, intent: 'change', period: since ?? between(first, last) }
}

/** "And five years ago, and the difference in per cent": from then to now. */
const sinceThen = (period: Period): Period | undefined =>
  'monthsAgo' in period
    ? { months: period.monthsAgo }
    : isOneMonth(period) && 'start' in period && period.start !== undefined
      ? { start: period.start }
      : undefined

/** A time longer than a month, with both its ends. */
const isYears = (period: Period): boolean =>
  'end' in period && period.end !== undefined && period.start !== undefined && !isOneMonth(period)

function between(first: Period | undefined, last: Period | undefined): Period {
  if (first === undefined) return last ?? { months: 12 }
  const ends = [first, last].flatMap((one) =>
    one !== undefined && isOneMonth(one) && 'start' in one && one.start !== undefined ? [one.start] : [],
  )
  const [start, end] = ends.toSorted()
  return start !== undefined && end !== undefined ? { start, end } : first
}

/** "The gap of the 2", "which of 2 has risen": of what was named before, and no figure. */
export const countsOfBefore = (text: string): string =>
  text.replace(
    /(?<=(?<!\p{L})(?:of\s+(?:the|them|these|those)?\s*|the\s+))([23])(?=\s*(?:$|[?.!,]|(?:has|have|is|was|were|are|did|do|rose|fell|went|moved|together|since)(?!\p{L})))/giu,
    (count) => (count === '2' ? 'two' : 'three'),
  )
