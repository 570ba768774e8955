import type { Message } from '../asking/way.ts'
import { ofTimes } from '../last/pair-of.ts'
import { readPeriod } from '../period/find-period.ts'
import { isOneMonth, type Period } from '../period/period.ts'
import { plainText } from '../plain-text.ts'
import type { Question } from '../reading.ts'

const MOST = 6

/**
 * "December 2021, December 2023, December 2025", "the mean of 2015 next to 2025": each of the times that are asked of,
 * two means or two that are compared against each other. Undefined where one time was all that was left over.
 */
export function severalTimes({ text, whole }: Message): Question | undefined {
  const { unreadTimes, unplaced = [], intent, periodAlso, each: _, told: __, ...rest } = whole
  if (unreadTimes === undefined || periodAlso !== undefined) return undefined
  if (intent !== 'price' && intent !== 'range' && intent !== 'unknown' && intent !== 'compare')
    return undefined
  const times = timesIn(plainText(text))
  const [first, second] = times
  const areAlike = times.every((one) => isOneMonth(one) === (first !== undefined && isOneMonth(first)))
  if (first === undefined || second === undefined || !areAlike) return undefined
  const read = new Set(unreadTimes.flatMap((one) => one.split(' ')))
  const left = unplaced.filter((one) => !one.split(' ').every((word) => read.has(word)))
  const isOfMeans = !isOneMonth(first)
  const question: Question = {
    ...rest,
    figures: {},
    intent: isOfMeans ? 'range' : 'price',
    ...(isOfMeans && whole.ofRange === undefined && { ofRange: 'mean' as const }),
    ...(left.length > 0 && { unplaced: left }),
  }
  if (times.length === 2 && (isOfMeans || comparing.test(plainText(text))))
    return ofTimes(question, first, second)
  const [one, ...others] = times.map((period) => ({ ...question, period }))
  return one && { ...one, alsoAsked: others }
}

const comparing = /(?<![^ ])(?:next to|beside|against|versus|vs|compared?|difference|change|than|gap)(?![^ ])/

/** What stands between two times is no part of either: "next to 2025". */
const beside =
  /(?<![^ ])(?:next to|beside|alongside|against|compared (?:to|with)|versus|vs|and|with|or|then)(?![^ ])/g

/** The months or years that a text names one after the other, each with its year. */
function timesIn(plain: string): readonly Period[] {
  const times: Period[] = []
  let left = plain.replace(beside, '•')
  while (times.length < MOST) {
    const { period, rest, taken } = readPeriod(left)
    if (period === undefined || taken === undefined || !('start' in period)) break
    if (!isDated(period.start) || !isDated(period.end)) break
    times.push(period)
    left = rest
  }
  return [...new Map(times.map((one) => [JSON.stringify(one), one])).values()].toSorted((a, b) =>
    plain.indexOf(yearOf(a)) < plain.indexOf(yearOf(b)) ? -1 : 1,
  )
}

const isDated = (month: string | undefined): boolean => month !== undefined && /^\d{4}-\d\d$/.test(month)
const yearOf = (period: Period): string => ('start' in period ? (period.start?.slice(0, 4) ?? '') : '')
