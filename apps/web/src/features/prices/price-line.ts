import { addMonths, type Month, monthNumber, monthOfYear } from '@smart-farming/market-core/months'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import { type Scale, scaleFor } from '../../components/chart-scale.ts'

/**
 * A scale that holds all of `values`, which are above nought. It does not begin at nought: what matters to a seller is the movement.
 * Values that are all the same get a tenth of them on either side.
 */
export function priceScale(values: readonly number[]): Scale {
  const [smallest, largest] = [Math.min(...values), Math.max(...values)]
  return scaleFor(values, { least: largest > smallest ? 0 : largest / 5, fromZero: false })
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
