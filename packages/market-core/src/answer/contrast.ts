import { changeOver } from '../series.ts'
import type { Question } from '../understand/question.ts'
import { moveFact } from './about-prices.ts'
import { perTonne } from './about-sums.ts'
import type { Draft } from './answer.ts'
import type { Fact } from './fact.ts'
import type { MonthlySeries } from './series/price-series.ts'
import { labelOf } from './series/shown-values.ts'

/**
 * Which of several moved more over the time asked for, or over the year: prices of different things say little side by
 * side, their movements do. Where it is asked which is cheapest, also their order per tonne.
 */
export function contrast(
  draft: Draft,
  series: readonly MonthlySeries[],
  { period, ordersByPrice }: Question,
): void {
  const isOneThing = series.every(({ commodity }) => commodity === series[0]?.commodity)
  if (isOneThing) {
    saySideBySide(draft, series)
    return
  }
  if (ordersByPrice) sayInOrder(draft, series)
  if (period !== undefined) return
  const moved = series.flatMap((one) => {
    const change = changeOver(one.prices, 12)
    return change === undefined
      ? []
      : [{ commodity: one.commodity, percent: change.percent, of: labelOf(one), change }]
  })
  if (moved.length < 2) return
  draft.say(
    {
      code: 'moved_over_year',
      values: { moves: moved.map(({ commodity, percent }) => ({ commodity, percent })) },
    },
    ...moved.map(({ change, of }): Fact => moveFact(change, of)),
  )
}

/** Grades of one thing: how far each stands from the first. */
function saySideBySide(draft: Draft, [first, ...others]: readonly MonthlySeries[]): void {
  const base = perTonne(first)
  for (const other of others) {
    const price = perTonne(other)
    if (first === undefined || base === undefined || price?.currency !== base.currency) continue
    const percent = (base.value / price.value - 1) * 100
    draft.say(
      { code: 'stands', values: { series: labelOf(first), against: labelOf(other), percent } },
      { value: percent, kind: 'percent', of: labelOf(first), against: labelOf(other) },
    )
  }
}

function sayInOrder(draft: Draft, series: readonly MonthlySeries[]): void {
  const prices = series.flatMap((one) => {
    const price = perTonne(one)
    return price === undefined
      ? []
      : [{ commodity: one.commodity, value: price.value, currency: price.currency }]
  })
  const [first] = prices
  if (first === undefined || prices.length < 2 || prices.some(({ currency }) => currency !== first.currency))
    return
  const ordered = prices
    .toSorted((a, b) => a.value - b.value)
    .map(({ commodity, value }) => ({ commodity, value }))
  draft.say(
    { code: 'in_order', values: { prices: ordered, currency: first.currency } },
    ...ordered.map(({ value }): Fact => ({ value, kind: 'price', currency: first.currency, per: 't' })),
  )
}
