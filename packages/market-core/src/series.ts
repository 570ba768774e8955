import { isDoubted } from './doubt.ts'
import { addMonths, type Month, monthNumber, monthOfYear } from './months.ts'
import { mean, normaliseIndices, standardDeviation } from './statistics.ts'

/** One month's price in a series with one unit, currency, market and price type. */
export interface MonthlyPrice {
  month: Month
  value: number
}

/** Sorts a series by month; of two prices for a month, the last one given is used. */
export function pricesInOrder(prices: readonly MonthlyPrice[]): MonthlyPrice[] {
  const byMonth = new Map(prices.map((price) => [price.month, price]))
  return [...byMonth.values()].sort((a, b) => monthNumber(a.month) - monthNumber(b.month))
}

/** The latest price, whose date must accompany every statement about "now". Undefined for an empty series. */
export function latestPrice(prices: readonly MonthlyPrice[]): MonthlyPrice | undefined {
  return pricesInOrder(prices).at(-1)
}

export interface PriceChange {
  from: MonthlyPrice
  to: MonthlyPrice
  absolute: number
  percent: number
}

/** The latest price if it is doubted (SPEC S9). */
export function findDoubtedLatest(prices: readonly MonthlyPrice[]): MonthlyPrice | undefined {
  const ordered = pricesInOrder(prices)
  return isDoubted(ordered, ordered.length - 1) ? ordered.at(-1) : undefined
}

/**
 * Change of the latest price from the one exactly `months` before. Undefined if that month has no price (gaps are not
 * filled from neighbours), if that price is 0 or less, or if either is doubted (SPEC S11).
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
  /** Number of months with a price: a range of 12 months with 7 prices must not count as 12. */
  count: number
}

/** Prices of a range of months, inclusive, in chronological order. */
export function pricesWithin(prices: readonly MonthlyPrice[], start: Month, end: Month): MonthlyPrice[] {
  const [first, last] = [monthNumber(start), monthNumber(end)]
  return pricesInOrder(prices).filter(
    ({ month }) => monthNumber(month) >= first && monthNumber(month) <= last,
  )
}

/** Change from one price to another. Undefined from 0 or less. */
export function changeBetween(from: MonthlyPrice, to: MonthlyPrice): PriceChange | undefined {
  if (from.value <= 0) return undefined
  return { from, to, absolute: to.value - from.value, percent: 100 * (to.value / from.value - 1) }
}

/** Lowest, highest and mean price of the last `months` months up to the latest. Undefined for an empty series. */
export function rangeOfLastMonths(prices: readonly MonthlyPrice[], months: number): PriceRange | undefined {
  const newest = latestPrice(prices)
  if (newest === undefined) return undefined
  return priceRange(pricesWithin(prices, addMonths(newest.month, 1 - months), newest.month))
}

/** Lowest, highest and mean of these prices. Undefined for none. */
export function priceRange(window: readonly MonthlyPrice[]): PriceRange | undefined {
  const [first, ...rest] = window
  const average = mean(window.map(({ value }) => value))
  if (first === undefined || average === undefined) return undefined
  const lowest = rest.reduce((best, price) => (price.value < best.value ? price : best), first)
  const highest = rest.reduce((best, price) => (price.value > best.value ? price : best), first)
  return { lowest, highest, mean: average, count: window.length }
}

/** Trailing mean of `n` months that all have a price: no value before the first, or across a gap. */
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
  /** 100 = the year's average. */
  index: number
  /** Sample standard deviation of the yearly indices: a large one makes the index unreliable. */
  deviation: number | undefined
}

/**
 * Seasonal index: each price relative to the centred 12-month moving average (2 x 12, half weight on the ends),
 * averaged by month and scaled so that the twelve sum to 1200. Undefined unless every month of the year has at least
 * three such ratios, which takes more than three full years.
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
