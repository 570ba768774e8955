import { addMonths, type Month, monthNumber, monthOfYear } from '@smart-farming/market-core/months'
import type { BandMonth } from '@smart-farming/market-core/season-band'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import type { ChartPoint } from '../../../components/chart/chart-line.ts'
import { chooseScale, type Scale } from '../../../components/chart/chart-scale.ts'

/**
 * Chooses a scale for positive `values`. It need not start at zero, because a seller cares about
 * changes. Equal values get a margin of a tenth on either side.
 */
export function priceScale(values: readonly number[]): Scale {
  const [smallest, largest] = [Math.min(...values), Math.max(...values)]
  return chooseScale(values, { least: largest > smallest ? 0 : largest / 5, fromZero: false })
}

/** Intervals between year labels. */
const YEAR_STEPS = [1, 2, 5, 10, 20, 50]

/**
 * Returns the months to label below the chart: every third month of a single year, or Januaries at
 * an interval that gives at most `most` labels.
 */
export function labelledMonths(first: Month, last: Month, most = 8): Month[] {
  const count = monthNumber(last) - monthNumber(first)
  const months = Array.from({ length: count + 1 }, (_, i) => addMonths(first, i))
  if (count <= 18) return months.filter((month) => (monthOfYear(month) - 1) % 3 === 0)
  const januaries = months.filter((month) => monthOfYear(month) === 1)
  const every = (step: number) => januaries.filter((month) => Number(month.slice(0, 4)) % step === 0)
  return every(YEAR_STEPS.find((step) => every(step).length <= most) ?? 100)
}

type Across = (month: Month) => number
type Down = (value: number) => number

/** Returns the positions of prices in a drawing. Months without a price are gaps. */
export function pricePoints(prices: readonly MonthlyPrice[], x: Across, y: Down): ChartPoint[] {
  return runs(prices).flatMap((run, i) => [
    ...(i > 0 ? [undefined] : []),
    ...run.map(({ month, value }): ChartPoint => [x(month), y(value)]),
  ])
}

/**
 * Returns a band's outline as path data. Missing months split the band. A single month is as wide
 * as the stroke.
 */
export function bandPath(band: readonly BandMonth[], x: Across, y: Down): string {
  const outline = (run: readonly BandMonth[]) =>
    [
      ...run.map(({ month, high }) => [x(month), y(high)]),
      ...run.map(({ month, low }) => [x(month), y(low)]).reverse(),
    ]
      .map(([across = 0, down = 0]) => `${across.toPrecision(6)} ${down.toPrecision(6)}`)
      .join('L')
  return runs(band)
    .map((run) => `M${outline(run)}Z`)
    .join('')
}

/** Groups consecutive months. */
function runs<Item extends { month: Month }>(items: readonly Item[]): Item[][] {
  const found: Item[][] = []
  for (const item of items) {
    const run = found.at(-1)
    const before = run?.at(-1)
    if (run && before && monthNumber(item.month) - monthNumber(before.month) === 1) run.push(item)
    else found.push([item])
  }
  return found
}
