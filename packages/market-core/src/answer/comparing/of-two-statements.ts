import type { Month } from '../../months.ts'
import type { SeriesLabel } from '../series/told-values.ts'

/** What an answer says of one price against another. */
export interface OfTwoStatements {
  /** Which of two newest prices is the newer. */
  newer_of: { newer: Dated; older: Dated }
  /** Why they are not set against each other: of times too far apart, or not in one money and unit. */
  not_comparable: { why: 'time' | 'unit' }
  /** Both are of one month. */
  same_age: { month: Month }
  /** Whether the first is so many times the second as was asked, and how many times it is. */
  times_of: { first: SeriesLabel; second: SeriesLabel; times: number; holds: boolean }
  /** How many per cent of the second the first is. */
  share_of: { first: SeriesLabel; second: SeriesLabel; percent: number }
}

interface Dated {
  series: SeriesLabel
  month: Month
}
