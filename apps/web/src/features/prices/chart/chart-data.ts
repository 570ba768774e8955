import { type Month, monthNumber } from '@smart-farming/market-core/months'
import type { SeasonBand } from '@smart-farming/market-core/season-band'
import type { MonthlyPrice } from '@smart-farming/market-core/series'

/** Markers of the lines: lines differ by stroke and marker, not only by colour. */
export const LINE_MARKERS = ['circle', 'square', 'triangle'] as const
export type LineMarker = (typeof LINE_MARKERS)[number]

/** One series on a chart. */
export interface ChartLine {
  readonly id: number
  readonly mark: LineMarker
  readonly label: string
  /** Oldest first, in the chart's unit. */
  readonly prices: readonly MonthlyPrice[]
}

/** One of the farmer's own prices, drawn across the chart. */
export interface ReferencePrice {
  readonly kind: 'breakEven' | 'target'
  /** In the chart's unit. */
  readonly value: number
}

/** Data of one chart, in one currency and one unit. */
export interface PriceChartData {
  /** At most one line for each marker; the first is the crop's main series. */
  readonly lines: readonly ChartLine[]
  readonly band: SeasonBand | undefined
  readonly own: readonly ReferencePrice[]
  /** "USD per tonne" */
  readonly unit: string
  readonly first: Month
  readonly last: Month
}

/** A line's value in a month; undefined if it has none. */
export const valueAt = ({ prices }: ChartLine, month: Month): number | undefined =>
  prices.find((price) => price.month === month)?.value

/** Maximum distance from the data at which an own price is still drawn, as a multiple of the data's range. */
const STILL_DRAWN = 1.5

/**
 * The farmer's own prices to draw. One far from all data (an unrealistic target, a typing error) would flatten the
 * lines; it is named beside the chart instead.
 */
export function visibleReferencePrices({ own, lines, band }: PriceChartData): ReferencePrice[] {
  const values = chartValues(lines, band)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = STILL_DRAWN * Math.max(most - least, most / 5)
  return own.filter(({ value }) => value >= least - room && value <= most + room)
}

/** Every value drawn as a line or in the band. */
export const chartValues = (lines: PriceChartData['lines'], band: PriceChartData['band']): number[] => [
  ...lines.flatMap(({ prices }) => prices.map(({ value }) => value)),
  ...(band?.months ?? []).flatMap(({ low, high }) => [low, high]),
]

/** Number of months between the first and the last. */
export const monthCount = ({ first, last }: Pick<PriceChartData, 'first' | 'last'>): number =>
  monthNumber(last) - monthNumber(first)
