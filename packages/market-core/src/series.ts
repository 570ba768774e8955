import { isDoubted } from './doubt.ts'
import { addMonths, type Month, monthNumber, monthOfYear } from './months.ts'
import { mean, normaliseIndices, standardDeviation } from './statistics.ts'

/** Price of a month in a series of one unit, currency, market and price type. */
export interface MonthlyPrice {
  month: Month
  value: number
}

/** Sorts prices by month. If a month has two prices, the later entry wins. */
export function pricesInOrder(prices: readonly MonthlyPrice[]): MonthlyPrice[] {
  const byMonth = new Map(prices.map((price) => [price.month, price]))
  return [...byMonth.values()].sort((a, b) => monthNumber(a.month) - monthNumber(b.month))
}

/**
 * Finds the latest price. Statements about "now" must give its date. Undefined for an empty series.
 */
export function latestPrice(prices: readonly MonthlyPrice[]): MonthlyPrice | undefined {
  return pricesInOrder(prices).at(-1)
}

export interface PriceChange {
  from: MonthlyPrice
  to: MonthlyPrice
  absolute: number
  percent: number
}

/** The latest price, if it is suspicious (SPEC S9). */
export function findDoubtedLatest(prices: readonly MonthlyPrice[]): MonthlyPrice | undefined {
  const ordered = pricesInOrder(prices)
  return isDoubted(ordered, ordered.length - 1) ? ordered.at(-1) : undefined
}

/**
 * Change of the latest price from the price exactly `months` earlier. Undefined if that month has
 * no positive price, or if either price is suspicious (SPEC S11). Gaps are not filled.
 */
export function changeOver(prices: readonly MonthlyPrice[], months: number): PriceChange | undefined {
  const ordered = pricesInOrder(prices)
  const to = ordered.at(-1)
  if (to === undefined) return undefined
  const wanted = addMonths(to.month, -months)
  const at = ordered.findIndex(({ month }) => month === wanted)
  const from = ordered[at]
  if (from === undefined || from.value <= 0) return undefined
  if (isDoubted(ordered, at) || isDoubted(ordered, ordered.length - 1)) return undefined
  return { from, to, absolute: to.value - from.value, percent: 100 * (to.value / from.value - 1) }
}

export interface PriceRange {
  lowest: MonthlyPrice
  highest: MonthlyPrice
  mean: number
  /** Number of months with a price. */
  count: number
}

/** Prices from `start` to `end`, inclusive, in order. */
export function pricesWithin(prices: readonly MonthlyPrice[], start: Month, end: Month): MonthlyPrice[] {
  const [first, last] = [monthNumber(start), monthNumber(end)]
  return pricesInOrder(prices).filter(
    ({ month }) => monthNumber(month) >= first && monthNumber(month) <= last,
  )
}

/** Change between two prices. Undefined if the first is not positive. */
export function changeBetween(from: MonthlyPrice, to: MonthlyPrice): PriceChange | undefined {
  if (from.value <= 0) return undefined
  return { from, to, absolute: to.value - from.value, percent: 100 * (to.value / from.value - 1) }
}

/**
 * Lowest, highest and mean price of the last `months` months, ending with the latest price.
 * Undefined for an empty series.
 */
export function recentPriceRange(prices: readonly MonthlyPrice[], months: number): PriceRange | undefined {
  const newest = latestPrice(prices)
  if (newest === undefined) return undefined
  return priceRange(pricesWithin(prices, addMonths(newest.month, 1 - months), newest.month))
}

/** Lowest, highest and mean of these prices. Undefined for an empty list. */
export function priceRange(window: readonly MonthlyPrice[]): PriceRange | undefined {
  const [first, ...rest] = window
  const average = mean(window.map(({ value }) => value))
  if (first === undefined || average === undefined) return undefined
  const lowest = rest.reduce((best, price) => (price.value < best.value ? price : best), first)
  const highest = rest.reduce((best, price) => (price.value > best.value ? price : best), first)
  return { lowest, highest, mean: average, count: window.length }
}

/** Trailing mean of `n` months. Months without `n` consecutive prices have no value. */
export function movingAverage(prices: readonly MonthlyPrice[], n: number): MonthlyPrice[] {
  const ordered = pricesInOrder(prices)
  return ordered.flatMap(({ month }, index) => {
    const window = ordered.slice(index - n + 1, index + 1)
    const [first] = window
    const unbroken =
      index >= n - 1 && first !== undefined && monthNumber(month) - monthNumber(first.month) === n - 1
    const value = unbroken ? mean(window.map((price) => price.value)) : undefined
    return value === undefined ? [] : [{ month, value }]
  })
}

export interface SeasonalMonth {
  /** 1 to 12. */
  month: number
  /** The year's average is 100. */
  index: number
  /**
   * Sample standard deviation of the yearly indices. A large deviation makes the index unreliable.
   */
  deviation: number | undefined
}

/**
 * Seasonal index: prices relative to the centred 12-month moving average (2 x 12, half weight on
 * the ends), averaged by month and scaled to a sum of 1200. Undefined unless each month of the year
 * has at least three such ratios, which takes more than three full years.
 */
export function seasonality(prices: readonly MonthlyPrice[]): SeasonalMonth[] | undefined {
  const byNumber = new Map(prices.map(({ month, value }) => [monthNumber(month), value]))
  const ratios = Array.from({ length: 12 }, (): number[] => [])
  for (const { month, value } of pricesInOrder(prices)) {
    const trend = centredAverage(byNumber, monthNumber(month))
    if (trend !== undefined && trend > 0) ratios[monthOfYear(month) - 1]?.push((100 * value) / trend)
  }
  if (ratios.some((years) => years.length < 3)) return undefined
  const indices = normaliseIndices(
    ratios.map((years) => mean(years) ?? 0),
    1200,
  )
  return indices?.map((index, at) => ({
    month: at + 1,
    index,
    deviation: standardDeviation(ratios[at] ?? []),
  }))
}

function centredAverage(byNumber: ReadonlyMap<number, number>, centre: number): number | undefined {
  let sum = 0
  for (let offset = -6; offset <= 6; offset += 1) {
    const value = byNumber.get(centre + offset)
    if (value === undefined) return undefined
    sum += Math.abs(offset) === 6 ? value / 2 : value
  }
  return sum / 12
}
