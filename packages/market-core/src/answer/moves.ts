import { changeOver, type PriceChange } from '../series.ts'
import type { Draft } from './answer.ts'
import type { Fact, FactSeries } from './fact.ts'
import type { MonthlySeries } from './series/price-series.ts'
import { labelOf } from './series/shown-values.ts'

const spans = [
  [1, 'month'],
  [12, 'year'],
] as const

/**
 * How the newest price stands against a month and a year before it: as news, or, of the last known price, with both
 * months.
 */
export function sayMoves(draft: Draft, series: MonthlySeries, isLast: boolean): void {
  const label = labelOf(series)
  const changes = spans.flatMap(([months, over]) => {
    const change = changeOver(series.prices, months)
    return change === undefined ? [] : [{ ...change, over }]
  })
  if (changes.length === 0) return
  draft.say(
    isLast
      ? {
          code: 'moved_between',
          values: {
            changes: changes.map(({ from, to, percent }) => ({ from: from.month, to: to.month, percent })),
          },
        }
      : { code: 'moved', values: { changes: changes.map(({ over, percent }) => ({ over, percent })) } },
    ...changes.map((change) => moveFact(change, label)),
  )
}

/** The fact of a change. */
export const moveFact = ({ from, to, percent }: PriceChange, of: FactSeries): Fact => ({
  value: percent,
  kind: 'percent',
  months: [from.month, to.month],
  role: 'change',
  of,
})
