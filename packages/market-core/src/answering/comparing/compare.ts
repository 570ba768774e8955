import { monthNumber } from '../../months.ts'
import type { Question } from '../../reader/question.ts'
import type { Period } from '../../reader/time/period.ts'
import type { MonthlyPrice } from '../../series.ts'
import { standardDeviation } from '../../statistics.ts'
import type { AnswerBuilder } from '../answer-builder.ts'
import type { Fact } from '../fact.ts'
import { addPeriodComparison } from '../prices/movement.ts'
import { addPrice } from '../prices/price.ts'
import { changeOverPeriod, pricesInPeriod } from '../prices/window.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { changeFact, seriesLabel } from '../series/shown-values.ts'
import { addRankedPrices, type ChooseDisplay } from './prices-in-order.ts'

type Compare = Extract<Question, { kind: 'compare' }>

/**
 * Compares several series, or two periods of one series. The comparison comes first. Prices are
 * quoted for two series; a longer ranking already contains them.
 */
export function addComparison(
  draft: AnswerBuilder,
  series: readonly MonthlySeries[],
  { by, first, times }: Compare,
  show: ChooseDisplay,
): void {
  const [period, other] = times
  if (period !== undefined && other !== undefined) {
    for (const one of series) addPeriodComparison(draft, one, show(one), [period, other])
    return
  }
  const isOrdered =
    series.length > 1 &&
    (by === 'price'
      ? addRankedPrices(draft, series, { period, first }, show)
      : (by === 'change' ? sayMovesInOrder : saySwingsInOrder)(draft, series, period, first))
  if (isOrdered && (by !== 'price' || series.length > 2)) return
  const isBare = series.length > 1 && by === 'price'
  for (const one of series) addPrice(draft, one, show(one), period, isBare)
}

/** @param first puts the largest rise or the largest fall first */
function sayMovesInOrder(
  draft: AnswerBuilder,
  series: readonly MonthlySeries[],
  period: Period = { months: 12 },
  first?: Compare['first'],
): boolean {
  const moved = series.flatMap((one) => {
    const change = changeOverPeriod(one, period)
    return change === undefined ? [] : [{ one, ...change }]
  })
  if (moved.length < 2) return false
  const [largest] = moved.toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent))
  const isFall = first === 'least' || (first === undefined && (largest?.percent ?? 0) < 0)
  const { ordered, told } = inOrder(draft, moved, isFall)
  const facts = ordered.map((change) => changeFact(change, seriesLabel(change.one)))
  draft.say({ code: 'moves_in_order', values: { first: isFall ? 'down' : 'up', moves: told } }, ...facts)
  return true
}

/**
 * Ranks series by the standard deviation of their monthly changes.
 *
 * @param first `least` puts the steadiest first
 */
function saySwingsInOrder(
  draft: AnswerBuilder,
  series: readonly MonthlySeries[],
  period: Period = { months: 60 },
  first?: Compare['first'],
): boolean {
  const swung = series.flatMap((one) => {
    const percent = standardDeviation(monthlyChanges(pricesInPeriod(one, period)))
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

function inOrder<Ranked extends { readonly one: MonthlySeries; readonly percent: number }>(
  draft: AnswerBuilder,
  ranked: readonly Ranked[],
  leastFirst: boolean,
) {
  const sign = leastFirst ? 1 : -1
  const ordered = ranked.toSorted((a, b) => sign * (a.percent - b.percent))
  draft.from(...ordered.map(({ one }) => one))
  return { ordered, told: ordered.map(({ one, percent }) => ({ series: seriesLabel(one), percent })) }
}

/** Changes between consecutive months, in %. Gaps are skipped. */
const monthlyChanges = (window: readonly MonthlyPrice[]): number[] =>
  window.slice(1).flatMap(({ month, value }, at) => {
    const before = window[at]
    const isNext = before !== undefined && monthNumber(month) - monthNumber(before.month) === 1
    return isNext && before.value > 0 ? [100 * (value / before.value - 1)] : []
  })
