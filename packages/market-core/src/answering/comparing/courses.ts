import { monthNumber } from '../../months.ts'
import type { Period } from '../../reader/time/period.ts'
import type { MonthlyPrice } from '../../series.ts'
import { standardDeviation } from '../../statistics.ts'
import type { Draft } from '../draft.ts'
import { moveFact } from '../prices/move-fact.ts'
import { changeIn, pricesIn } from '../prices/window.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { labelOf } from '../series/shown-values.ts'

/**
 * Several series by how much they moved, over a year where no time is given; the larger move first. False where fewer
 * than two moved.
 *
 * @param first whether the largest rise or the largest fall was asked for
 */
export function sayMovesInOrder(
  draft: Draft,
  series: readonly MonthlySeries[],
  period: Period = { months: 12 },
  first?: 'most' | 'least',
): boolean {
  const moved = series.flatMap((one) => {
    const change = changeIn(one, period)
    return change === undefined ? [] : [{ one, change }]
  })
  if (moved.length < 2) return false
  const [largest] = moved.toSorted((a, b) => Math.abs(b.change.percent) - Math.abs(a.change.percent))
  const isFall = first === 'least' || (first === undefined && (largest?.change.percent ?? 0) < 0)
  const sign = isFall ? 1 : -1
  const ordered = moved.toSorted((a, b) => sign * (a.change.percent - b.change.percent))
  const moves = ordered.map(({ one, change }) => ({ series: labelOf(one), percent: change.percent }))
  draft
    .from(...ordered.map(({ one }) => one))
    .say(
      { code: 'moves_in_order', values: { first: isFall ? 'down' : 'up', moves } },
      ...ordered.map(({ one, change }) => moveFact(change, labelOf(one))),
    )
  return true
}

/**
 * Several series by the standard deviation of their changes from month to month, over five years where no time is
 * given. False where fewer than two have one.
 *
 * @param first `least` puts the steadiest first
 */
export function saySwingsInOrder(
  draft: Draft,
  series: readonly MonthlySeries[],
  period: Period = { months: 60 },
  first?: 'most' | 'least',
): boolean {
  const swings = series.flatMap((one) => {
    const percent = standardDeviation(monthlyChanges(pricesIn(one, period)))
    return percent === undefined ? [] : [{ one, series: labelOf(one), percent }]
  })
  if (swings.length < 2) return false
  const sign = first === 'least' ? 1 : -1
  const ordered = swings.toSorted((a, b) => sign * (a.percent - b.percent))
  draft.from(...ordered.map(({ one }) => one)).say(
    {
      code: 'swings_in_order',
      values: { swings: ordered.map(({ series: of, percent }) => ({ series: of, percent })) },
    },
    ...ordered.map(({ series: of, percent: value }) => ({
      value,
      kind: 'percent' as const,
      role: 'variation' as const,
      of,
    })),
  )
  return true
}

/** The changes from one month to the very next, in %: across a gap there is none. */
const monthlyChanges = (window: readonly MonthlyPrice[]): number[] =>
  window.slice(1).flatMap(({ month, value }, at) => {
    const before = window[at]
    const isNext = before !== undefined && monthNumber(month) - monthNumber(before.month) === 1
    return isNext && before.value > 0 ? [100 * (value / before.value - 1)] : []
  })
