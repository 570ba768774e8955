import { monthNames } from '../../months.ts'
import { inYear, isOneMonth, type Period, type YearlessMonth } from '../period/period.ts'
import { monthOfName } from '../period/period-words.ts'
import type { Question } from '../reading.ts'
import { type GoneOn, withoutRegret } from './without-regret.ts'

/**
 * A turn that says no more than another month or another year than the turn before, with the rest of that date: behind
 * "cocoa in March 2024", "no, I meant April" is "and April 2024", and "same month 2020" is "and March 2020".
 *
 * @param text in English words
 */
export function withDateOfBefore(text: string, previous: Question | undefined): string {
  const date = monthAsked(previous?.period)
  if (previous?.topic !== 'price' || date === undefined) return text
  const { rest, isPutRight, isGoneOn } = withoutRegret(text)
  const [month, year] = date
  const own = monthOf(rest)
  if (own !== undefined && (isGoneOn || own !== 'may')) return `and ${nameOf(monthOfName.get(own))} ${year}`
  const [, ofSame, same] = sameMonth.exec(rest) ?? []
  if (same !== undefined) return `and ${nameOf(month)} ${same}`
  const [, another] = (ofSame === undefined && isPutRight && onlyYear.exec(rest)) || []
  return another === undefined ? putRight({ rest, isPutRight }, text) : `and ${nameOf(month)} ${another}`
}

/** What is put right otherwise goes on with what was asked: "no, I meant Managua". */
const putRight = ({ rest, isPutRight }: Pick<GoneOn, 'rest' | 'isPutRight'>, text: string): string =>
  isPutRight && rest.split(/\s+/).length <= MOST_WORDS ? `and ${rest}` : text

/**
 * A period of a month, or from one to another, without a year, as of the year of the one month that was asked about
 * before; that of "this February" stays the newest.
 */
export function inYearOfBefore(
  period: Period | undefined,
  previous: Period | undefined,
  plain = '',
): Period | undefined {
  if (ofThisYear.test(plain)) return period
  const [, year] = monthAsked(previous) ?? []
  if (year === undefined || period === undefined || !('start' in period)) return period
  const { start = '', end = '' } = period
  if (!isYearless(start) || !isYearless(end) || start > end) return period
  return { start: inYear(start, year), end: inYear(end, year) }
}

/** "This February", "February this year": of the newest such month, whatever year was asked about before. */
const ofThisYear = new RegExp(
  `(?<![^ ])(?:this (?:year s |years |past |last )?(?:${monthNames.map((name) => name.toLowerCase()).join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)|(?:of|in)? ?(?:this|the current) year)(?![^ ])`,
)

const isYearless = (month: string): month is YearlessMonth => /^--\d\d$/.test(month)

/** Of the one month that was asked about, which it is and of which year. */
function monthAsked(period: Period | undefined): readonly [month: number, year: number] | undefined {
  if (period === undefined || !isOneMonth(period) || !('start' in period)) return undefined
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(period.start ?? '') ?? []
  return year === undefined ? undefined : [Number(month), Number(year)]
}

const nameOf = (month = 0): string => monthNames[month - 1] ?? ''

/** The one month that a turn names, and nothing else. */
function monthOf(rest: string): string | undefined {
  const [, said] = onlyMonth.exec(rest) ?? []
  const word = said?.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return word !== undefined && monthOfName.has(word) ? word : undefined
}

const onlyMonth =
  /^(?:(?:in|for|of|during|the month of) )*(\p{L}[\p{L}\p{M}]{1,11})(?: (?:then|instead|rather|please|pls))*[\s.?!]*$/u
const sameMonth =
  /^(?:(?:in|for) )?((?:the )?(?:very )?same month)(?: (?:in|of|but|for|the year|year))*[\s,]+((?:19|20)\d\d)(?: (?:then|please|pls))*[\s.?!]*$/u
const onlyYear =
  /^(?:(?:in|of|for|the year|year) )*((?:19|20)\d\d)(?: (?:then|instead|please|pls))*[\s.?!]*$/u

/** Of how many words what is put right may be. */
const MOST_WORDS = 4
