import type { Month } from '../../months.ts'
import type { OfTwoStatements } from '../comparing/of-two-statements.ts'
import type { SeriesLabel, ShownPrice } from '../series/told-values.ts'

/** What an answer says of the figure that was told before, or of the last two. */
export interface LastStatements extends OfTwoStatements {
  /** The months that its figures are of, from the first to the last, and who published them. */
  origin: { series: SeriesLabel; start: Month; end: Month; source: string }
  /** Nothing stored is in it. */
  origin_own: Record<never, never>
  /** The last month that there is, and who publishes it; `others` is how far others of the same publisher go. */
  reaches: { series: SeriesLabel; until: Month; source: string; others?: Month }
  /** What is stored ends there, and who knows the price of today follows. */
  nothing_newer: Record<never, never>
  /** There was none. */
  no_figure_before: Record<never, never>
  /** Money, or a price where it is `per` something, with so many per cent added or, below 0, taken off. */
  adjusted: { from: Adjusted; percent: number; to: Adjusted }
}

export interface Adjusted {
  value: number
  currency?: string
  per?: ShownPrice['per']
}
