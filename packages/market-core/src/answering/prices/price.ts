import { isOneMonth, type Period } from '../../reader/time/period.ts'
import { changeOver, latest, pricesInOrder } from '../../series.ts'
import type { Draft } from '../draft.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import type { Display } from '../series/shown-price.ts'
import { labelOf, priced } from '../series/shown-values.ts'
import { moveFact } from './move-fact.ts'
import { sayOddValues } from './odd-values.ts'
import { firstAndLast, intervalIn, isAfterNewest } from './window.ts'

/**
 * The newest price with its change on the month and the year, or the price of the month that was asked for.
 *
 * @param isBare whether the price is all that is told
 */
export function sayPrice(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  period?: Period,
  isBare = false,
): void {
  draft.from(series)
  const month = period !== undefined && isOneMonth(period) ? intervalIn(series, period).start : undefined
  const all = series.doubted === undefined ? series.prices : [...series.prices, series.doubted]
  const price = month === undefined ? latest(series.prices) : all.find((one) => one.month === month)
  const label = labelOf(series)
  if (price === undefined) {
    draft.say({
      code: 'none_then',
      values: { series: label, ...(month !== undefined && { month }), ...firstAndLast(series) },
    })
    if (month !== undefined) sayBeside(draft, series, display, month)
    return
  }
  const isDoubted = price === series.doubted
  const shown = priced(price, display, label, isDoubted ? 'doubted' : 'price')
  draft.say({ code: 'price', values: { series: label, price: shown.price } }, shown.fact)
  sayOddValues(draft, series, display, [price])
  if (month === undefined && !isBare) sayMoves(draft, series, display.isLast === true)
}

/** The prices before and after a month that has none; the newest where it is after them all. */
function sayBeside(draft: Draft, series: MonthlySeries, display: Display, month: string): void {
  const ordered = pricesInOrder(series.prices)
  const beside = isAfterNewest(month, series)
    ? [ordered.at(-1)]
    : [ordered.findLast((one) => one.month < month), ordered.find((one) => one.month > month)]
  for (const price of beside) {
    if (price === undefined) continue
    const shown = priced(price, display, labelOf(series))
    draft.say({ code: 'price', values: { series: labelOf(series), price: shown.price } }, shown.fact)
  }
}

const spans = [
  [1, 'month'],
  [12, 'year'],
] as const

function sayMoves(draft: Draft, series: MonthlySeries, isLast: boolean): void {
  const moved = spans.flatMap(([months, over]) => {
    const change = changeOver(series.prices, months)
    return change === undefined ? [] : [{ change, over }]
  })
  if (moved.length === 0) return
  const changes = moved.map(({ change: { percent, from, to }, over }) => {
    return { over, percent, from: from.month, to: to.month }
  })
  draft.say(
    { code: 'moved', values: { changes, ...(isLast && { isLast }) } },
    ...moved.map(({ change }) => moveFact(change, labelOf(series))),
  )
}
