import type { Question } from '../../reader/question.ts'
import type { Draft } from '../draft.ts'
import { sayPrice } from '../prices/price.ts'
import { sayTwoTimes } from '../prices/two-times.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { sayMovesInOrder, saySwingsInOrder } from './courses.ts'
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
  const tellEach = (isBare = true) => {
    for (const one of series) sayPrice(draft, one, show(one), period, isBare)
  }
  if (period !== undefined && other !== undefined) {
    for (const one of series) sayTwoTimes(draft, one, show(one), [period, other])
    return
  }
  if (series.length < 2) {
    tellEach(false)
    return
  }
  if (by === 'change') {
    if (!sayMovesInOrder(draft, series, period, first)) tellEach(false)
  } else if (by === 'swing') {
    if (!saySwingsInOrder(draft, series, period, first)) tellEach(false)
  } else {
    const isOrdered = sayPricesInOrder(draft, series, { period, first }, show)
    if (!isOrdered || series.length === 2) tellEach()
  }
}
