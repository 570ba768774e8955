import { isDoubted } from './doubt.ts'
import { addMonths, type Month, monthNumber, monthOfYear } from './months.ts'
import { mean, normaliseIndices, standardDeviation } from './statistics.ts'

/** One month's price in a series that has one unit, one currency, one market and one price type throughout. */
export interface MonthlyPrice {
  month: Month
  value: number
}

/** The same series in order of time; of two prices for a month, the one given last. */
export function pricesInOrder(prices: readonly MonthlyPrice[]): MonthlyPrice[] {
  const byMonth = new Map(prices.map((price) => [price.month, price]))
  return [...byMonth.values()].sort((a, b) => monthNumber(a.month) - monthNumber(b.month))
}

/** The newest price, and so the date that everything said of "now" must carry. Undefined for an empty series. */
export function latest(prices: readonly MonthlyPrice[]): MonthlyPrice | undefined {
  return pricesInOrder(prices).at(-1)
}

export interface PriceChange {
  from: MonthlyPrice
  to: MonthlyPrice
  absolute: number
  percent: number
}

/** The newest price, where it is doubted (SPEC S9). */
export function doubtedNewest(prices: readonly MonthlyPrice[]): MonthlyPrice | undefined {
  const ordered = pricesInOrder(prices)
  return isDoubted(ordered, ordered.length - 1) ? ordered.at(-1) : undefined
}

/**
 * How the newest price stands against the one exactly `months` before. Undefined when that month has no price (a gap is
 * not filled from a neighbour) or a price that nothing can be measured against (0 or less), and when either of the two
 * is doubted (SPEC S11).
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

export interface Range {
  lowest: MonthlyPrice
  highest: MonthlyPrice
  mean: number
  /** How many months have a price: a range of 12 months with 7 prices is not one of 12. */
  count: number
}

/** The prices from one month to another, both among them, in order of time. */
export function pricesWithin(prices: readonly MonthlyPrice[], start: Month, end: Month): MonthlyPrice[] {
  const [first, last] = [monthNumber(start), monthNumber(end)]
  return pricesInOrder(prices).filter(
    ({ month }) => monthNumber(month) >= first && monthNumber(month) <= last,
  )
}

/** How one price stands against another. Undefined against 0 or less. */
export function changeBetween(from: MonthlyPrice, to: MonthlyPrice): PriceChange | undefined {
  if (from.value <= 0) return undefined
  return { from, to, absolute: to.value - from.value, percent: 100 * (to.value / from.value - 1) }
}

/** Lowest, highest and mean price of the last `months` months up to the newest. Undefined for an empty series. */
export function rangeOver(prices: readonly MonthlyPrice[], months: number): Range | undefined {
  const newest = latest(prices)
  if (newest === undefined) return undefined
  return rangeOf(pricesWithin(prices, addMonths(newest.month, 1 - months), newest.month))
}

/** Lowest, highest and mean of these prices. Undefined for none. */
export function rangeOf(window: readonly MonthlyPrice[]): Range | undefined {
  const [first, ...rest] = window
  const average = mean(window.map(({ value }) => value))
  if (first === undefined || average === undefined) return undefined
  const lowest = rest.reduce((best, price) => (price.value < best.value ? price : best), first)
  const highest = rest.reduce((best, price) => (price.value > best.value ? price : best), first)
  return { lowest, highest, mean: average, count: window.length }
}

/** Trailing mean of `n` months, where all `n` have a price: no value before, none across a gap. */
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
  /** Sample standard deviation of the years' indices: a large one makes the index a weak guide. */
  deviation: number | undefined
}

/**
 * The usual course of the year: each price against the centred 12-month moving average (2 x 12, half weight on the
 * ends), averaged by month and scaled so that the twelve add up to 1200. Undefined unless every month of the year has
 * at least three such ratios, which takes more than three full years.
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
