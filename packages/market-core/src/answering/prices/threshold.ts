import { moneyAtFarm, unitAtFarm } from '../../farm/farm-view.ts'
import type { Question } from '../../reader/question.ts'
import { isOneMonth } from '../../reader/time/period.ts'
import type { Unit } from '../../reader/units.ts'
import { latest, type MonthlyPrice } from '../../series.ts'
import type { Draft } from '../draft.ts'
import type { PriceData } from '../price-data.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { type Display, displayOf } from '../series/shown-price.ts'
import { labelOf, priced, priceFact } from '../series/shown-values.ts'
import { sayPrice } from './price.ts'
import { pricesIn } from './window.ts'

type Threshold = Extract<Question, { kind: 'threshold' }>

/**
 * A price against a limit, in the money and the unit of the limit: the newest or that of a month, with how far it is
 * from it; of a longer time how many months were past it and the last that was.
 */
export function sayThreshold(
  draft: Draft,
  series: MonthlySeries,
  question: Threshold,
  data: PriceData,
): Display {
  const { limit, way, times } = question
  const { farm = {}, rates } = data
  const own = unitAtFarm(farm, series)
  const atFarm: Unit | undefined = own === undefined ? undefined : { kind: 'mass', unit: own }
  const money = limit.currency ?? question.currencies[0] ?? moneyAtFarm(farm, series.currency, rates)
  const display = displayOf(series, limit.per ?? question.unit ?? atFarm, money, rates)
  // Without a rate a limit in other money is none, and neither is one of nothing.
  if (limit.value <= 0 || (money !== undefined && display.currency !== money)) {
    sayPrice(draft, series, display)
    return display
  }
  const [period] = times
  const isOfTime = period !== undefined && !isOneMonth(period)
  const window = isOfTime ? pricesIn(series, period) : series.prices
  const one = period !== undefined && !isOfTime ? pricesIn(series, period).at(-1) : latest(series.prices)
  if (isOfTime) sayMonthsPast(draft, series, display, window, { value: limit.value, way })
  else if (one === undefined) sayPrice(draft, series, display, period)
  else {
    sayAgainst(draft, series, display, one, limit.value)
    if (period === undefined && !isPast(one, display, limit.value, way))
      sayMonthsPast(draft, series, display, window, { value: limit.value, way })
  }
  return display
}

const isPast = ({ value }: MonthlyPrice, { factor }: Display, limit: number, way: 'above' | 'below') =>
  way === 'above' ? value * factor > limit : value * factor < limit

function sayAgainst(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  price: MonthlyPrice,
  value: number,
): void {
  const label = labelOf(series)
  const shown = priced(price, display, label)
  const limit = { value, currency: display.currency, per: display.per }
  const percent = 100 * ((price.value * display.factor) / value - 1)
  draft
    .from(series)
    .say(
      { code: 'against_limit', values: { series: label, price: shown.price, limit, percent } },
      shown.fact,
      priceFact(limit),
      { value: percent, kind: 'percent', of: label },
    )
}

/** The months past the limit and the last of them; where none was, the price that came nearest to it. */
function sayMonthsPast(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  window: readonly MonthlyPrice[],
  { value, way }: { value: number; way: 'above' | 'below' },
): void {
  const label = labelOf(series)
  const past = window.filter((price) => isPast(price, display, value, way))
  const sign = way === 'above' ? -1 : 1
  const last = past.at(-1) ?? window.toSorted((a, b) => sign * (a.value - b.value))[0]
  const [start, end] = [window[0]?.month, window.at(-1)?.month]
  if (last === undefined || start === undefined || end === undefined) {
    sayPrice(draft, series, display)
    return
  }
  const shown = priced(last, display, label)
  const limit = { value, currency: display.currency, per: display.per }
  draft.from(series).say(
    {
      code: 'months_past',
      values: { series: label, way, limit, count: past.length, start, end, last: shown.price },
    },
    shown.fact,
    priceFact(limit),
    { value: past.length, kind: 'count', of: label },
  )
}
