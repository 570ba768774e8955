import type { Month } from '../../months.ts'
import { latest, type MonthlyPrice } from '../../series.ts'
import { isOneMonth } from '../../understand/period/period.ts'
import type { Question } from '../../understand/question.ts'
import type { ThresholdAsked } from '../../understand/stock/threshold-asked.ts'
import { pricesIn } from '../about-prices.ts'
import type { Draft } from '../answer.ts'
import type { PriceData } from '../price-data.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { type Display, displayOf } from '../series/shown-price.ts'
import { factPer, labelOf, priced } from '../series/shown-values.ts'

/** As many months are told by name. */
const MOST_MONTHS = 24

/**
 * Which months were above or below a limit, the last that was, or one price against it: in the money and the unit of
 * the limit. False where the price cannot be had so, or there is none.
 */
export function sayThreshold(
  draft: Draft,
  series: MonthlySeries,
  { period, unit, currency }: Question,
  threshold: ThresholdAsked,
  { rates }: PriceData,
): boolean {
  const { per, way, value, wants } = threshold
  const weight = per?.kind === 'mass' ? per.unit : unit
  const money = threshold.currency ?? currency
  const display = displayOf(series, weight, money, rates, per?.kind === 'volume' ? per.unit : undefined)
  if (money !== undefined && display.currency !== money) return false
  const limit = { value, currency: display.currency, per: display.per }
  const label = labelOf(series)
  const fact = { value, kind: 'price' as const, currency: limit.currency, per: factPer(limit.per) }
  const isPast = (price: MonthlyPrice): boolean =>
    way === 'above' ? price.value * display.factor > value : price.value * display.factor < value
  const ofMonth = period !== undefined && isOneMonth(period)
  if ((wants === 'one' && (period === undefined || ofMonth)) || (ofMonth && wants === 'months')) {
    const price = ofMonth ? pricesIn(series, period).at(-1) : latest(series.prices)
    return price !== undefined && sayOne(draft, series, display, price, limit)
  }
  const window = pricesIn(series, wants === 'last' ? {} : (period ?? {}))
  const past = window.filter(isPast)
  const last = past.at(-1)
  const [start, end] = [window[0]?.month, window.at(-1)?.month]
  if (start === undefined || end === undefined) return false
  draft.from(series)
  if (wants === 'last' && last !== undefined) {
    const shown = priced(last, display, label)
    draft.say(
      { code: 'last_past', values: { series: label, way, limit, price: shown.price } },
      shown.fact,
      fact,
    )
    return true
  }
  const months: Month[] = past.slice(-MOST_MONTHS).map(({ month }) => month)
  const values = { series: label, way, limit, count: past.length, months, start, end }
  draft.say({ code: 'months_past', values }, { value: past.length, kind: 'count', of: label }, fact)
  const furthest = furthestOf(past, way)
  if (furthest === undefined) return true
  const shown = priced(furthest, display, label)
  draft.say({ code: 'price', values: { series: label, price: shown.price } }, shown.fact)
  return true
}

/** The price that is furthest past a limit. */
const furthestOf = (past: readonly MonthlyPrice[], way: ThresholdAsked['way']): MonthlyPrice | undefined =>
  past.toSorted((a, b) => (way === 'above' ? b.value - a.value : a.value - b.value))[0]

function sayOne(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  price: MonthlyPrice,
  limit: { value: number; currency: string; per: Display['per'] },
): boolean {
  if (limit.value <= 0) return false
  const label = labelOf(series)
  const shown = priced(price, display, label)
  const apart = price.value * display.factor - limit.value
  const percent = (100 * apart) / limit.value
  const difference = { ...limit, value: Math.abs(apart) }
  const asFact = { kind: 'price' as const, currency: limit.currency, per: factPer(limit.per) }
  draft
    .from(series)
    .say(
      { code: 'against_limit', values: { series: label, price: shown.price, limit, difference, percent } },
      shown.fact,
      { value: limit.value, ...asFact },
      { value: difference.value, ...asFact, role: 'difference', of: label },
      { value: percent, kind: 'percent', of: label },
    )
  return true
}
