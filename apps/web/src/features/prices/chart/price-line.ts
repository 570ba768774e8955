import { addMonths, type Month, monthNumber, monthOfYear } from '@smart-farming/market-core/months'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import type { ChartPoint } from '../../../components/chart/chart-line.ts'
import { type Scale, scaleFor } from '../../../components/chart/chart-scale.ts'

/**
 * A scale that holds all of `values`, which are above nought. It does not begin at nought: what matters to a seller is
 * the movement. Values that are all the same get a tenth of them on either side.
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

/** Where prices stand in a drawing. Months without a price are a gap. */
export function pricePoints(
  prices: readonly MonthlyPrice[],
  x: (month: Month) => number,
  y: (value: number) => number,
): ChartPoint[] {
  return prices.flatMap((price, i) => {
    const before = prices[i - 1]
    const isNext = before === undefined || monthNumber(price.month) - monthNumber(before.month) === 1
    const point: ChartPoint = [x(price.month), y(price.value)]
    return isNext ? [point] : [undefined, point]
  })
}
