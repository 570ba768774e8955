import { isOneMonth, type Period } from '../../reader/time/period.ts'
import { changeOver, latestPrice, type MonthlyPrice, pricesInOrder } from '../../series.ts'
import type { AddStatements, AnswerBuilder } from '../answer-builder.ts'
import type { Fact } from '../fact.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { changeFact, displayedPrice, seriesLabel } from '../series/shown-values.ts'
import { isAfterNewest, noPriceStatement, resolveInterval } from './window.ts'

/**
 * States the latest price with its monthly and yearly change, or the price of the requested month.
 *
 * @param isBare true to state only the price
 */
export const addPrice: AddStatements<[period?: Period, isBare?: boolean]> = (
  draft,
  series,
  display,
  period,
  isBare,
) => {
  draft.from(series)
  const label = seriesLabel(series)
  const tell = (price: MonthlyPrice, role?: Fact['role']) => {
    const shown = displayedPrice(price, display, label, role)
    draft.say({ code: 'price', values: { series: label, price: shown.price } }, shown.fact)
  }
  const month = period !== undefined && isOneMonth(period) ? resolveInterval(series, period).start : undefined
  const all = series.doubted === undefined ? series.prices : [...series.prices, series.doubted]
  const price = month === undefined ? latestPrice(series.prices) : all.find((one) => one.month === month)
  if (price === undefined) {
    draft.say(noPriceStatement(series, month))
    for (const one of month === undefined ? [] : pricesBeside(series, month)) tell(one)
    return
  }
  tell(price, price === series.doubted ? 'doubted' : 'price')
  addOutlierWarnings(draft, series, display, [price])
  if (month === undefined && !isBare) sayMoves(draft, series, display.isLast)
}

/** Prices around a month without a price. After the latest price, only that price. */
function pricesBeside(series: MonthlySeries, month: string): MonthlyPrice[] {
  const ordered = pricesInOrder(series.prices)
  const beside = isAfterNewest(month, series)
    ? [ordered.at(-1)]
    : [ordered.findLast((one) => one.month < month), ordered.find((one) => one.month > month)]
  return beside.filter((one) => one !== undefined)
}

function sayMoves(draft: AnswerBuilder, series: MonthlySeries, isLast?: true): void {
  const moved = (['month', 'year'] as const).flatMap((over) => {
    const change = changeOver(series.prices, over === 'month' ? 1 : 12)
    return change === undefined ? [] : [{ change, over }]
  })
  if (moved.length === 0) return
  const changes = moved.map(({ change: { percent, from, to }, over }) => {
    return { over, percent, from: from.month, to: to.month }
  })
  draft.say(
    { code: 'moved', values: { changes, ...(isLast && { isLast }) } },
    ...moved.map(({ change }) => changeFact(change, seriesLabel(series))),
  )
}

/** A price is suspicious above this multiple of both neighbours, or below this fraction. */
const ODD_TIMES = 4

/** Warns about prices that are far from both neighbouring months and may be errors. */
export const addOutlierWarnings: AddStatements<[prices: readonly MonthlyPrice[]]> = (
  draft,
  series,
  display,
  prices,
) => {
  const all = pricesInOrder(series.prices)
  for (const { month, value } of prices) {
    const at = all.findIndex((one) => one.month === month)
    const [odd, before, after] = [all[at], all[at - 1], all[at + 1]]
    if (odd === undefined || before === undefined || after === undefined) continue
    const isHigh = value > ODD_TIMES * Math.max(before.value, after.value)
    if (!isHigh && value * ODD_TIMES >= Math.min(before.value, after.value)) continue
    const show = (one: MonthlyPrice) => displayedPrice(one, display, seriesLabel(series))
    const [price, one, other] = [show(odd), show(before), show(after)]
    draft.sayOnce(
      { code: 'odd_value', values: { price: price.price, before: one.price, after: other.price } },
      price.fact,
      one.fact,
      other.fact,
    )
  }
}
