import { type Month, monthNumber } from '@smart-farming/market-core/months'
import type { SeasonBand } from '@smart-farming/market-core/season-band'
import type { MonthlyPrice } from '@smart-farming/market-core/series'

/** Lines are told apart by their stroke and their mark, before their colour. */
export const MARKS = ['circle', 'square', 'triangle'] as const
export type Mark = (typeof MARKS)[number]

/** One series on a chart. */
export interface ChartedLine {
  readonly id: number
  readonly mark: Mark
  readonly label: string
  /** Oldest first, in the unit of the chart. */
  readonly prices: readonly MonthlyPrice[]
}

/** A price of the farmer's own, drawn across the chart. */
export interface OwnPrice {
  readonly kind: 'breakEven' | 'target'
  /** In the unit of the chart. */
  readonly value: number
}

/** All that one chart shows, in one currency and one unit. */
export interface Charted {
  /** At most one a mark; the first is the one that speaks for the crop. */
  readonly lines: readonly ChartedLine[]
  readonly band: SeasonBand | undefined
  readonly own: readonly OwnPrice[]
  /** "USD per tonne" */
  readonly unit: string
  readonly first: Month
  readonly last: Month
}

/** What a line says of a month; undefined where it has no figure. */
export const valueAt = ({ prices }: ChartedLine, month: Month): number | undefined =>
  prices.find((price) => price.month === month)?.value

/** How often the range of the figures an own price may lie outside of it and still be drawn. */
const STILL_DRAWN = 1.5

/**
 * The farmer's prices that are drawn. One that lies far from every figure (a target in the clouds, a slip of the
 * finger) would press the lines flat; it is told beside the chart.
 */
export function drawnOwnPrices({ own, lines, band }: Charted): OwnPrice[] {
  const values = shownValues(lines, band)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = STILL_DRAWN * Math.max(most - least, most / 5)
  return own.filter(({ value }) => value >= least - room && value <= most + room)
}

/** Every figure that is drawn as a line or as the band. */
export const shownValues = (lines: Charted['lines'], band: Charted['band']): number[] => [
  ...lines.flatMap(({ prices }) => prices.map(({ value }) => value)),
  ...(band?.months ?? []).flatMap(({ low, high }) => [low, high]),
]

/** Months from the first to the last. */
export const monthsLong = ({ first, last }: Pick<Charted, 'first' | 'last'>): number =>
  monthNumber(last) - monthNumber(first)
