import { addMonths, type Month, monthNumber } from './months.ts'
import type { MonthlyPrice } from './series.ts'

/** Older prices reflect another market and another value of money. */
const MAX_YEARS = 5
/** With fewer years, chance would look like a season. */
const MIN_YEARS = 3

export interface BandMonth {
  month: Month
  low: number
  high: number
}

export interface SeasonBand {
  /** In order. Months with prices in too few years are left out. */
  months: BandMonth[]
  /** Fewest and most years behind a month, 3 to 5. */
  years: readonly [least: number, most: number]
  /** First and last month of the earlier prices. */
  from: Month
  to: Month
}

/**
 * Lowest and highest price in the five years before each month from `start` to `end`. A month needs
 * at least three earlier prices. Undefined if no month has three.
 */
export function seasonBand(
  prices: readonly MonthlyPrice[],
  start: Month,
  end: Month,
): SeasonBand | undefined {
  const byMonth = new Map(prices.map(({ month, value }) => [month, value]))
  const found = Array.from({ length: monthNumber(end) - monthNumber(start) + 1 }, (_, at) => {
    const month = addMonths(start, at)
    const before = Array.from({ length: MAX_YEARS }, (_, year) => addMonths(month, -12 * (year + 1)))
    return { month, before: before.filter((one) => byMonth.has(one)) }
  }).filter(({ before }) => before.length >= MIN_YEARS)
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
