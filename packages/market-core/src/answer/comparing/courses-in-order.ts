import { monthNumber } from '../../months.ts'
import type { MonthlyPrice, PriceChange } from '../../series.ts'
import { standardDeviation } from '../../statistics.ts'
import type { Period } from '../../understand/period/period.ts'
import { changeIn, pricesIn } from '../about-prices.ts'
import type { Draft } from '../answer.ts'
import { moveFact } from '../moves.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { labelOf } from '../series/shown-values.ts'

/**
 * Which of several moved most, first; the year where no time is asked for.
 *
 * @param way which way is asked for: "which fell more"; where neither is, the larger move comes first
 * @param changeOf how one of them moved, where that is not from one end of the time to the other
 */
export function sayMovesInOrder(
  draft: Draft,
  series: readonly MonthlySeries[],
  period: Period | undefined,
  way: 'up' | 'down' | undefined,
  changeOf = (one: MonthlySeries): PriceChange | undefined => changeIn(one, period ?? { months: 12 }),
): void {
  const moved = series.flatMap((one) => {
    const change = changeOf(one)
    return change === undefined ? [] : [{ series: labelOf(one), change }]
  })
  if (moved.length < 2) return
  const [most] = moved.toSorted((a, b) => Math.abs(b.change.percent) - Math.abs(a.change.percent))
  const largest = most !== undefined && most.change.percent < 0 ? 'down' : 'up'
  // Where none fell, none fell most.
  const went = moved.some(({ change }) => (way === 'down' ? change.percent < 0 : change.percent > 0))
  const first = way !== undefined && went ? way : largest
  const sign = first === 'down' ? 1 : -1
  const ordered = moved.toSorted((a, b) => sign * (a.change.percent - b.change.percent))
  draft.say(
    { code: 'moves_in_order', values: { first, moves: ordered.map(movedBy) } },
    ...ordered.map(({ change, series: of }) => moveFact(change, of)),
  )
}

const movedBy = ({ series, change }: { series: ReturnType<typeof labelOf>; change: PriceChange }) => ({
  series,
  percent: change.percent,
})

/** Which of several swings most from month to month, first; five years where no time is asked for. */
export function saySwingsInOrder(
  draft: Draft,
  series: readonly MonthlySeries[],
  period: Period | undefined,
): void {
  const swings = series.flatMap((one) => {
    const window = pricesIn(one, period ?? { months: 60 })
    const percent = standardDeviation(monthlyChanges(window))
    return percent === undefined ? [] : [{ series: labelOf(one), percent }]
  })
  if (swings.length < 2) return
  const ordered = swings.toSorted((a, b) => b.percent - a.percent)
  draft.say(
    { code: 'swings_in_order', values: { swings: ordered } },
    ...ordered.map(({ series: of, percent: value }) => ({
      value,
      kind: 'percent' as const,
      role: 'variation' as const,
      of,
    })),
  )
}

/** The changes from one month to the very next, in %: across a gap there is none. */
const monthlyChanges = (window: readonly MonthlyPrice[]): number[] =>
  window.slice(1).flatMap(({ month, value }, at) => {
    const before = window[at]
    const isNext = before !== undefined && monthNumber(month) - monthNumber(before.month) === 1
    return isNext && before.value > 0 ? [100 * (value / before.value - 1)] : []
  })
