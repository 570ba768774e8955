import { moneyAtFarm } from '../../farm/farm-view.ts'
import type { Question } from '../../reader/question.ts'
import { isOneMonth } from '../../reader/time/period.ts'
import { latest, type MonthlyPrice } from '../../series.ts'
import type { Draft, Teller } from '../draft.ts'
import type { PriceData } from '../price-data.ts'
import type { MonthlySeries, ShownPrice } from '../series/price-series.ts'
import { type Display, displayOf, unitWanted } from '../series/shown-price.ts'
import { labelOf, priced, priceFact } from '../series/shown-values.ts'
import { sayPrice } from './price.ts'
import { pricesIn } from './window.ts'

type Threshold = Extract<Question, { kind: 'threshold' }>

/** A limit as displayed, with a test whether a price is past it. */
interface Limit {
  readonly shown: ShownPrice
  readonly way: 'above' | 'below'
  readonly isPast: (price: MonthlyPrice) => boolean
}

/**
 * Compares a price with a limit, in the limit's currency and unit: the latest or that of a month, with the distance;
 * for a longer period the number of months past it, and the last of them.
 */
export function sayThreshold(
  draft: Draft,
  series: MonthlySeries,
  question: Threshold,
  { farm = {}, rates }: PriceData,
): Display {
  const { way, times, limit } = question
  const [period] = times
  const money = limit.currency ?? question.currencies[0] ?? moneyAtFarm(farm, series.currency, rates)
  const display = displayOf(series, unitWanted(limit.per ?? question.unit, series, farm), money, rates)
  const { currency, per, factor } = display
  // Without a rate a limit in another currency is unusable, as is a limit of zero.
  if (limit.value <= 0 || (money !== undefined && currency !== money)) {
    sayPrice(draft, series, display)
    return display
  }
  const known: Limit = {
    shown: { value: limit.value, currency, per },
    way,
    isPast: ({ value }) => (way === 'above' ? value * factor > limit.value : value * factor < limit.value),
  }
  if (period !== undefined && !isOneMonth(period)) {
    sayMonthsPast(draft, series, display, known, pricesIn(series, period))
    return display
  }
  const one = period === undefined ? latest(series.prices) : pricesIn(series, period).at(-1)
  if (one === undefined) sayPrice(draft, series, display, period)
  else {
    sayAgainst(draft, series, display, known, one)
    if (period === undefined && !known.isPast(one))
      sayMonthsPast(draft, series, display, known, series.prices)
  }
  return display
}

const sayAgainst: Teller<[Limit, MonthlyPrice]> = (draft, series, display, { shown: limit }, of) => {
  const label = labelOf(series)
  const { price, fact } = priced(of, display, label)
  const percent = 100 * (price.value / limit.value - 1)
  const share = { value: percent, kind: 'percent', of: label } as const
  const values = { series: label, price, limit, percent }
  draft.from(series).say({ code: 'against_limit', values }, fact, priceFact(limit), share)
}

/** Months past the limit and the last of them, otherwise the price closest to it. */
const sayMonthsPast: Teller<[Limit, readonly MonthlyPrice[]]> = (draft, series, display, asked, window) => {
  const { shown: limit, way, isPast } = asked
  const label = labelOf(series)
  const past = window.filter(isPast)
  const sign = way === 'above' ? -1 : 1
  const last = past.at(-1) ?? window.toSorted((a, b) => sign * (a.value - b.value))[0]
  const [start, end] = [window[0]?.month, window.at(-1)?.month]
  if (last === undefined || start === undefined || end === undefined) {
    sayPrice(draft, series, display)
    return
  }
  const { price, fact } = priced(last, display, label)
  const values = { series: label, way, limit, count: past.length, start, end, last: price }
  const count = { value: past.length, kind: 'count', of: label } as const
  draft.from(series).say({ code: 'months_past', values }, fact, priceFact(limit), count)
}
