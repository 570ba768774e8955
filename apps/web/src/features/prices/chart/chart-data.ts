import { type Month, monthNumber } from '@smart-farming/market-core/months'
import type { SeasonBand } from '@smart-farming/market-core/season-band'
import type { MonthlyPrice } from '@smart-farming/market-core/series'

/** Markers that distinguish the lines without colour. */
export const LINE_MARKERS = ['circle', 'square', 'triangle'] as const
export type LineMarker = (typeof LINE_MARKERS)[number]

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

/** Data of one chart, in one currency and unit. */
export interface PriceChartData {
  /** At most one line per marker. The first line is the crop's main series. */
  readonly lines: readonly ChartLine[]
  readonly band: SeasonBand | undefined
  readonly own: readonly ReferencePrice[]
  /** "USD per tonne" */
  readonly unit: string
  readonly first: Month
  readonly last: Month
}

/** A line's value in a month; undefined if missing. */
export const valueAt = ({ prices }: ChartLine, month: Month): number | undefined =>
  prices.find((price) => price.month === month)?.value

/**
 * Largest distance from the data for a reference price to be drawn, as a multiple of the data's
 * range.
 */
const STILL_DRAWN = 1.5

/**
 * Returns the farmer's own prices to draw. A price far from all data, such as a typing error, would
 * flatten the lines and appears only beside the chart.
 */
export function visibleReferencePrices({ own, lines, band }: PriceChartData): ReferencePrice[] {
  const values = chartValues(lines, band)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = STILL_DRAWN * Math.max(most - least, most / 5)
  return own.filter(({ value }) => value >= least - room && value <= most + room)
}

/** Returns every value of the lines and the band. */
export const chartValues = (lines: PriceChartData['lines'], band: PriceChartData['band']): number[] => [
  ...lines.flatMap(({ prices }) => prices.map(({ value }) => value)),
  ...(band?.months ?? []).flatMap(({ low, high }) => [low, high]),
]

/** Number of months from the first to the last. */
export const monthCount = ({ first, last }: Pick<PriceChartData, 'first' | 'last'>): number =>
  monthNumber(last) - monthNumber(first)
