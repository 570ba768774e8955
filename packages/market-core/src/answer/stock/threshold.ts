import { moneyAtFarm, unitAtFarm } from '../../farm/farm-view.ts'
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
  question: Pick<Question, 'period' | 'unit' | 'currency'>,
  threshold: ThresholdAsked,
  data: Pick<PriceData, 'rates' | 'farm'>,
): boolean {
  const { period, unit, currency } = question
  const { per, way, value, wants } = threshold
  const { farm = {}, rates } = data
  const weight = per?.kind === 'mass' ? per.unit : (unit ?? unitAtFarm(farm, series))
  const money = threshold.currency ?? currency ?? moneyAtFarm(farm, series.currency, rates)
  const display = displayOf(series, weight, money, rates, per?.kind === 'volume' ? per.unit : undefined)
  if (money !== undefined && display.currency !== money) return false
  const limit = { value, currency: display.currency, per: display.per }
  const label = labelOf(series)
  const fact = factOf(limit)
  const isPast = (price: MonthlyPrice): boolean =>
    way === 'above' ? price.value * display.factor > value : price.value * display.factor < value
  const ofMonth = period !== undefined && isOneMonth(period)
  if ((wants === 'one' && (period === undefined || ofMonth)) || (ofMonth && wants !== 'last')) {
    const price = ofMonth ? pricesIn(series, period).at(-1) : latest(series.prices)
    return price !== undefined && sayOne(draft, series, display, price, limit)
  }
  if (way === 'about') {
    const within = pricesIn(series, wants === 'last' && !isDated(period) ? {} : (period ?? {}))
    const far = outside(within, display, limit)
    if (far === undefined) return sayNearest(draft, series, display, within, limit, wants)
    return sayThreshold(draft, series, question, { ...threshold, way: far, wants: 'months' }, data)
  }
  const window = pricesIn(series, wants === 'last' && !isDated(period) ? {} : (period ?? {}))
  const past = window.filter(isPast)
  const [first, last] = [past[0], past.at(-1)]
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
  if (wants === 'first' && first !== undefined) return sayFirst(draft, series, display, first, way, limit)
  const months: Month[] = past.slice(-MOST_MONTHS).map(({ month }) => month)
  const values = { series: label, way, limit, count: past.length, months, start, end }
  draft.say({ code: 'months_past', values }, { value: past.length, kind: 'count', of: label }, fact)
  if (first !== undefined && past.length > MOST_MONTHS) sayFirst(draft, series, display, first, way, limit)
  const furthest = furthestOf(past, way)
  if (furthest === undefined) {
    const reached = furthestOf(window, way)
    const said = reached && priced(reached, display, label)
    const extreme = way === 'above' ? ('highest' as const) : ('lowest' as const)
    if (said) draft.say({ code: 'furthest', values: { extreme, price: said.price } }, said.fact)
    return true
  }
  const shown = priced(furthest, display, label)
  draft.say({ code: 'price', values: { series: label, price: shown.price } }, shown.fact)
  return true
}

/** "When was urea last over 600 in 2008": the last of that time. */
const isDated = (period: Question['period']): boolean =>
  period !== undefined && 'end' in period && period.end !== undefined

function sayFirst(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  first: MonthlyPrice,
  way: 'above' | 'below',
  limit: Limit,
): true {
  const label = labelOf(series)
  const { price, fact } = priced(first, display, label)
  draft.say({ code: 'first_past', values: { series: label, way, limit, price } }, fact, factOf(limit))
  return true
}

/** Which way a figure is out of reach of all prices, by more than what "about" may mean. */
function outside(
  window: readonly MonthlyPrice[],
  { factor }: Display,
  { value }: Limit,
): 'above' | 'below' | undefined {
  const shown = window.map((price) => price.value * factor)
  if (shown.length === 0) return undefined
  if (Math.max(...shown) < value * (1 - ABOUT)) return 'above'
  return Math.min(...shown) > value * (1 + ABOUT) ? 'below' : undefined
}
const ABOUT = 0.02

/** The two months whose prices are the nearest to a figure. False where there are none. */
function sayNearest(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  window: readonly MonthlyPrice[],
  limit: Limit,
  wants: ThresholdAsked['wants'],
): boolean {
  const label = labelOf(series)
  const apart = ({ value }: MonthlyPrice) => Math.abs(value * display.factor - limit.value)
  const byNearness = window.toSorted((a, b) => apart(a) - apart(b))
  const close = window.filter((one) => apart(one) <= limit.value * ABOUT)
  const wanted = wants === 'last' ? close.at(-1) : wants === 'first' ? close[0] : undefined
  const [nearest, next] = [...(wanted ? [wanted] : []), ...byNearness.filter((one) => one !== wanted)]
    .slice(0, 2)
    .map((one) => priced(one, display, label))
  if (nearest === undefined || next === undefined) return false
  draft
    .from(series)
    .say(
      { code: 'closest_to', values: { series: label, limit, price: nearest.price, next: next.price } },
      nearest.fact,
      next.fact,
      factOf(limit),
    )
  return true
}

interface Limit {
  readonly value: number
  readonly currency: string
  readonly per: Display['per']
}
const factOf = ({ value, currency, per }: Limit) => ({
  value,
  kind: 'price' as const,
  currency,
  per: factPer(per),
})

/** The price that is furthest past a limit. */
const furthestOf = (past: readonly MonthlyPrice[], way: 'above' | 'below'): MonthlyPrice | undefined =>
  past.toSorted((a, b) => (way === 'above' ? b.value - a.value : a.value - b.value))[0]

function sayOne(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  price: MonthlyPrice,
  limit: Limit,
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
