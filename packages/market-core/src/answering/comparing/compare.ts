import { monthNumber } from '../../months.ts'
import type { Question } from '../../reader/question.ts'
import type { Period } from '../../reader/time/period.ts'
import type { MonthlyPrice } from '../../series.ts'
import { standardDeviation } from '../../statistics.ts'
import type { Draft } from '../draft.ts'
import type { Fact } from '../fact.ts'
import { sayTwoTimes } from '../prices/movement.ts'
import { sayPrice } from '../prices/price.ts'
import { changeIn, pricesIn } from '../prices/window.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { labelOf, moveFact } from '../series/shown-values.ts'
import { type Show, sayPricesInOrder } from './prices-in-order.ts'

type Compare = Extract<Question, { kind: 'compare' }>

/**
 * Several series against one another, or one in two times. What was compared comes first; the two prices of a
 * comparison stand behind it, more than two are told by their order alone.
 */
export function sayComparison(
  draft: Draft,
  series: readonly MonthlySeries[],
  { by, first, times }: Compare,
  show: Show,
): void {
  const [period, other] = times
  if (period !== undefined && other !== undefined) {
    for (const one of series) sayTwoTimes(draft, one, show(one), [period, other])
    return
  }
  const isOrdered =
    series.length > 1 &&
    (by === 'price'
      ? sayPricesInOrder(draft, series, { period, first }, show)
      : (by === 'change' ? sayMovesInOrder : saySwingsInOrder)(draft, series, period, first))
  if (isOrdered && (by !== 'price' || series.length > 2)) return
  const isBare = series.length > 1 && by === 'price'
  for (const one of series) sayPrice(draft, one, show(one), period, isBare)
}

/**
 * Several series by how much they moved, over a year where no time is given; the larger move first. False where fewer
 * than two moved.
 *
 * @param first whether the largest rise or the largest fall was asked for
 */
function sayMovesInOrder(
  draft: Draft,
  series: readonly MonthlySeries[],
  period: Period = { months: 12 },
  first?: Compare['first'],
): boolean {
  const moved = series.flatMap((one) => {
    const change = changeIn(one, period)
    return change === undefined ? [] : [{ one, ...change }]
  })
  if (moved.length < 2) return false
  const [largest] = moved.toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent))
  const isFall = first === 'least' || (first === undefined && (largest?.percent ?? 0) < 0)
  const { ordered, told } = inOrder(draft, moved, isFall)
  const facts = ordered.map((change) => moveFact(change, labelOf(change.one)))
  draft.say({ code: 'moves_in_order', values: { first: isFall ? 'down' : 'up', moves: told } }, ...facts)
  return true
}

/**
 * Several series by the standard deviation of their changes from month to month, over five years where no time is
 * given. False where fewer than two have one.
 *
 * @param first `least` puts the steadiest first
 */
function saySwingsInOrder(
  draft: Draft,
  series: readonly MonthlySeries[],
  period: Period = { months: 60 },
  first?: Compare['first'],
): boolean {
  const swung = series.flatMap((one) => {
    const percent = standardDeviation(monthlyChanges(pricesIn(one, period)))
    return percent === undefined ? [] : [{ one, percent }]
  })
  if (swung.length < 2) return false
  const { told: swings } = inOrder(draft, swung, first === 'least')
  const facts = swings.map(({ series: of, percent: value }): Fact => {
    return { value, kind: 'percent', role: 'variation', of }
  })
  draft.say({ code: 'swings_in_order', values: { swings } }, ...facts)
  return true
}

/** Series by a share, and as they are told; the answer rests on them in this order. */
function inOrder<Ranked extends { readonly one: MonthlySeries; readonly percent: number }>(
  draft: Draft,
  ranked: readonly Ranked[],
  leastFirst: boolean,
) {
  const sign = leastFirst ? 1 : -1
  const ordered = ranked.toSorted((a, b) => sign * (a.percent - b.percent))
  draft.from(...ordered.map(({ one }) => one))
  return { ordered, told: ordered.map(({ one, percent }) => ({ series: labelOf(one), percent })) }
}

/** The changes from one month to the very next, in %: across a gap there is none. */
const monthlyChanges = (window: readonly MonthlyPrice[]): number[] =>
  window.slice(1).flatMap(({ month, value }, at) => {
    const before = window[at]
    const isNext = before !== undefined && monthNumber(month) - monthNumber(before.month) === 1
    return isNext && before.value > 0 ? [100 * (value / before.value - 1)] : []
  })
