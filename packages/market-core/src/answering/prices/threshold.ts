import { chooseFarmCurrency } from '../../farm/farm-view.ts'
import type { Question } from '../../reader/question.ts'
import { isOneMonth } from '../../reader/time/period.ts'
import { latestPrice, type MonthlyPrice } from '../../series.ts'
import type { AddStatements, AnswerBuilder } from '../answer-builder.ts'
import type { PriceData } from '../price-data.ts'
import type { DisplayedPrice, MonthlySeries } from '../series/price-series.ts'
import { chooseUnit, type Display, resolveDisplay } from '../series/shown-price.ts'
import { displayedPrice, priceFact, seriesLabel } from '../series/shown-values.ts'
import { addPrice } from './price.ts'
import { pricesInPeriod } from './window.ts'

type Threshold = Extract<Question, { kind: 'threshold' }>

interface Limit {
  readonly shown: DisplayedPrice
  readonly way: 'above' | 'below'
  readonly isPast: (price: MonthlyPrice) => boolean
}

/**
 * Compares prices with a limit, in the limit's currency and unit. For the latest price or one
 * month, states the distance. For a longer period, states the number of months beyond the limit.
 */
export function addThresholdComparison(
  draft: AnswerBuilder,
  series: MonthlySeries,
  question: Threshold,
  { farm = {}, rates }: PriceData,
): Display {
  const { way, times, limit } = question
  const [period] = times
  const money = limit.currency ?? question.currencies[0] ?? chooseFarmCurrency(farm, series.currency, rates)
  const display = resolveDisplay(series, chooseUnit(limit.per ?? question.unit, series, farm), money, rates)
  const { currency, per, factor } = display
  // A limit in another currency needs a rate, and a limit of zero is meaningless.
  if (limit.value <= 0 || (money !== undefined && currency !== money)) {
    addPrice(draft, series, display)
    return display
  }
  const known: Limit = {
    shown: { value: limit.value, currency, per },
    way,
    isPast: ({ value }) => (way === 'above' ? value * factor > limit.value : value * factor < limit.value),
  }
  if (period !== undefined && !isOneMonth(period)) {
    sayMonthsPast(draft, series, display, known, pricesInPeriod(series, period))
    return display
  }
  const one = period === undefined ? latestPrice(series.prices) : pricesInPeriod(series, period).at(-1)
  if (one === undefined) addPrice(draft, series, display, period)
  else {
    sayAgainst(draft, series, display, known, one)
    if (period === undefined && !known.isPast(one))
      sayMonthsPast(draft, series, display, known, series.prices)
  }
  return display
}

const sayAgainst: AddStatements<[Limit, MonthlyPrice]> = (draft, series, display, { shown: limit }, of) => {
  const label = seriesLabel(series)
  const { price, fact } = displayedPrice(of, display, label)
  const percent = 100 * (price.value / limit.value - 1)
  const share = { value: percent, kind: 'percent', of: label } as const
  const values = { series: label, price, limit, percent }
  draft.from(series).say({ code: 'against_limit', values }, fact, priceFact(limit), share)
}

const sayMonthsPast: AddStatements<[Limit, readonly MonthlyPrice[]]> = (
  draft,
  series,
  display,
  asked,
  window,
) => {
  const { shown: limit, way, isPast } = asked
  const label = seriesLabel(series)
  const past = window.filter(isPast)
  const sign = way === 'above' ? -1 : 1
  const last = past.at(-1) ?? window.toSorted((a, b) => sign * (a.value - b.value))[0]
  const [start, end] = [window[0]?.month, window.at(-1)?.month]
  if (last === undefined || start === undefined || end === undefined) {
    addPrice(draft, series, display)
    return
  }
  const { price, fact } = displayedPrice(last, display, label)
  const values = { series: label, way, limit, count: past.length, start, end, last: price }
  const count = { value: past.length, kind: 'count', of: label } as const
  draft.from(series).say({ code: 'months_past', values }, fact, priceFact(limit), count)
}
