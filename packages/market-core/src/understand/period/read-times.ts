import { type PeriodRead, readPeriod } from './find-period.ts'
import { later, type Period } from './period.ts'

/** The time that a question asks of, and a second one that it sets against it. */
export interface TimesRead extends PeriodRead {
  readonly also?: Period
}

/**
 * The times of a plain question.
 *
 * @param marked the question with a sign for each name
 * @param plain the same with its names
 */
export function readTimes(marked: string, plain: string): TimesRead {
  const first = readPeriod(apart(marked))
  if (first.period === undefined) return first
  const before = asOfAnother(first)
  if (before !== undefined) return before
  const second = secondTime(first, plain)
  if (second?.period === undefined) return first
  const isOther = JSON.stringify(second.period) !== JSON.stringify(first.period)
  const isInside = isYearless(second.period) && isDated(first.period)
  return { ...first, rest: second.rest, ...(isOther && !isInside && { also: second.period }) }
}

const comparing = /(?<![^ ])(?:compare|compared|versus|vs|against)(?![^ ])/

/** "Compare 2021 and 2022" is of two years, "between 2021 and 2022" of the time from one to the other. */
const apart = (marked: string): string =>
  comparing.test(marked)
    ? marked.replace(
        /(?<!(?:between|from) )((?:19|20)\d\d) (?:and|to|with) ((?:19|20)\d\d)(?![^ ])/,
        '$1 vs $2',
      )
    : marked

/** "November 2024 and a year before that": the second time is so long from the first. */
function asOfAnother(first: PeriodRead): TimesRead | undefined {
  const { period } = first
  if (period === undefined || !('monthsLater' in period)) return undefined
  const date = readPeriod(first.rest)
  if (date.period === undefined || !isDated(date.period)) return undefined
  const rest = date.rest.replace(/(?<![^ ])(?:that|it|then)(?![^ ])/, '')
  return { period: date.period, also: later(date.period, period.monthsLater), rest }
}

/** "Was it more in 2021 than in 2016", "2016 or 2021": a second time, which has a date. */
function secondTime({ rest }: PeriodRead, plain: string): PeriodRead | undefined {
  if (comparing.test(plain)) return readPeriod(rest)
  const read = /(?<![^ ])(?:than|or|difference|gap|and (?:what|how)|again)(?![^ ])/.test(plain)
    ? readPeriod(rest)
    : undefined
  return read?.period !== undefined && isDated(read.period) ? read : undefined
}

/** It has both its ends, with their years. */
const isDated = (period: Period): boolean =>
  'end' in period && period.start !== undefined && period.end !== undefined && !isYearless(period)

/** "The start of the year", where a year was named, is in that. */
const isYearless = (period: Period): boolean =>
  'start' in period && period.start !== undefined && period.start.startsWith('--')
