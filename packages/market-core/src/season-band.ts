import { addMonths, type Month, monthNumber } from './months.ts'
import type { MonthlyPrice } from './series.ts'

/** Years before that count: older prices are of another market, and of other money. */
const MOST_YEARS = 5
/** Fewer would draw chance as if it were a season. */
const LEAST_YEARS = 3

/** Lowest and highest price of the same calendar month in the years before. */
export interface BandMonth {
  month: Month
  low: number
  high: number
}

export interface SeasonBand {
  /** In order of time; a month with too few years is left out. */
  months: BandMonth[]
  /** The fewest and the most years that any of the months has, 3 to 5. */
  years: readonly [least: number, most: number]
  /** The first and the last of the months before that were counted. */
  from: Month
  to: Month
}

/**
 * What the months from `start` to `end` cost in the five years before each of them: lowest to highest, of the months
 * that have at least three such prices. Undefined where none has.
 */
export function seasonBand(
  prices: readonly MonthlyPrice[],
  start: Month,
  end: Month,
): SeasonBand | undefined {
  const byMonth = new Map(prices.map(({ month, value }) => [month, value]))
  const found = Array.from({ length: monthNumber(end) - monthNumber(start) + 1 }, (_, at) => {
    const month = addMonths(start, at)
    const before = Array.from({ length: MOST_YEARS }, (_, year) => addMonths(month, -12 * (year + 1)))
    return { month, before: before.filter((one) => byMonth.has(one)) }
  }).filter(({ before }) => before.length >= LEAST_YEARS)
  const counted = found.flatMap(({ before }) => before).sort()
  const [from, to] = [counted[0], counted.at(-1)]
  if (from === undefined || to === undefined) return undefined
  const counts = found.map(({ before }) => before.length)
  const months = found.map(({ month, before }) => {
    const values = before.map((one) => byMonth.get(one) ?? 0)
    return { month, low: Math.min(...values), high: Math.max(...values) }
  })
  return { months, years: [Math.min(...counts), Math.max(...counts)], from, to }
}
