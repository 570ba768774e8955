import type { PriceChange } from '../../series.ts'
import type { Fact, FactSeries } from '../fact.ts'

/** The fact of a change. */
export const moveFact = ({ from, to, percent }: PriceChange, of: FactSeries): Fact => ({
  value: percent,
  kind: 'percent',
  months: [from.month, to.month],
  role: 'change',
  of,
})
