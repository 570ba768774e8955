import { addMonths, type Month, monthNumber, monthOfYear } from '@smart-farming/market-core/months'
import type { MonthlyPrice } from '@smart-farming/market-core/series'

/** What the height of a price chart stands for. */
export interface PriceScale {
  low: number
  high: number
  /** Round figures from `low` to `high`, at least two. */
  ticks: number[]
}

/**
 * A scale of about three round steps (1, 2 or 5 times a power of ten) that holds all of `values`, which are above nought. It does not
 * begin at nought: what matters to a seller is the movement. Values that are all the same get a tenth of them on either side.
 */
export function priceScale(values: readonly number[]): PriceScale {
  const [smallest, largest] = [Math.min(...values), Math.max(...values)]
  const room = largest > smallest ? 0 : largest / 10
  const size = (largest - smallest + 2 * room) / 3
  const power = 10 ** Math.floor(Math.log10(size))
  const step = ([1, 2, 5, 10].find((round) => round * power >= size * (1 - 1e-9)) ?? 10) * power
  const first = Math.floor((smallest - room) / step + 1e-9)
  const last = Math.ceil((largest + room) / step - 1e-9)
  // Multiplied and not added up, or 0.1 + 0.2 would be a tick.
  const ticks = Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * step).toPrecision(12)),
  )
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks }
}

/** The months that get a name under the chart: every third of one year, every January of several. */
export function namedMonths(first: Month, last: Month): Month[] {
  const count = monthNumber(last) - monthNumber(first)
  const every = count > 18 ? 12 : 3
  return Array.from({ length: count + 1 }, (_, i) => addMonths(first, i)).filter(
    (month) => (monthOfYear(month) - 1) % every === 0,
  )
}

/** Prices as the data of a path. A month without a price breaks the line; a price between two gaps is a dot. */
export function pricePath(
  prices: readonly MonthlyPrice[],
  x: (month: Month) => number,
  y: (value: number) => number,
): string {
  const follows = (a: MonthlyPrice | undefined, b: MonthlyPrice | undefined) =>
    a !== undefined && b !== undefined && monthNumber(b.month) - monthNumber(a.month) === 1
  return prices
    .map((price, i) => {
      const isFirst = !follows(prices[i - 1], price)
      const isAlone = isFirst && !follows(price, prices[i + 1])
      return `${isFirst ? 'M' : 'L'}${x(price.month).toFixed(1)} ${y(price.value).toFixed(1)}${isAlone ? 'h.1' : ''}`
    })
    .join('')
}
