import { kilograms } from '../../mass.ts'
import { latest } from '../../series.ts'
import type { CountedIn, GoodsPaid } from '../../understand/buying/bought.ts'
import { isOneMonth } from '../../understand/period/period.ts'
import type { Question } from '../../understand/question.ts'
import { sayWorth } from '../about-amounts.ts'
import { pricesIn } from '../about-prices.ts'
import { Draft } from '../answer.ts'
import type { PriceData } from '../price-data.ts'
import { chooseSeries } from '../series/choose-series.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { type Display, displayOf } from '../series/shown-price.ts'
import { factPer, labelOf, priced } from '../series/shown-values.ts'
import { tellSum } from '../sums/story.ts'

/**
 * The price of the month that is asked for, else the newest, and how much so much money, or so much of another thing,
 * buys at it. False, and nothing said, where there is no such price, or none in that money.
 */
export function sayBought(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  { bought, period, language }: Pick<Question, 'bought' | 'period' | 'language'>,
  data: PriceData,
): boolean {
  if (bought === undefined) return false
  const price =
    period !== undefined && isOneMonth(period) ? pricesIn(series, period)[0] : latest(series.prices)
  if (price === undefined || price.value <= 0) return false
  const currency = 'money' in bought ? (bought.currency ?? display.currency) : display.currency
  const money =
    'money' in bought ? bought.money : sayGoods(draft, bought.goods, bought.in, display.currency, data)
  if (money === undefined || currency !== display.currency) return false
  const label = labelOf(series)
  const shown = priced(price, display, label)
  draft.from(series).say({ code: 'price', values: { series: label, price: shown.price } }, shown.fact)
  const value = money / shown.price.value
  const paid = { value: money, currency, isMoney: true } as const
  const each = {
    value: asShown(shown.price.value),
    currency,
    isMoney: true,
    isDivisor: true,
    per: factPer(display.per),
  } as const
  tellSum(draft, {
    terms: [{ part: 'amount', factors: [paid, each], value }],
    result: 'buys',
    value: { value, said: nameOf(bought.in, display.per, language !== undefined) },
  })
  return true
}

/** A small price keeps its places, which two decimals would take from it. */
const asShown = (price: number): number => (price < 10 ? Number(price.toPrecision(4)) : price)

/** What a count is told in: bags where the price is of one, else what the price is for. */
function nameOf(asked: CountedIn | undefined, per: Display['per'], isForeign: boolean): string {
  if (asked?.kind === 'sack' && typeof per !== 'string' && per.kg === asked.kg) return 'bags'
  if (per === 't' && isForeign) return 'tonne'
  return factPer(per).replace(/^barrel$/, 'barrels')
}

/** What so much of a thing is worth at its own price, told with it. Undefined where nobody can tell. */
function sayGoods(
  draft: Draft,
  { value, unit, sackKg, of }: GoodsPaid,
  asked: CountedIn | undefined,
  currency: string,
  { series: stored, rates, local }: PriceData,
): number | undefined {
  const [commodity] = of.commodities
  const one =
    commodity === undefined ? undefined : chooseSeries(stored, commodity, of.place, local, of.variety)
  const { period } = of
  const price = one && (period ? pricesIn(one, period)[0] : latest(one.prices))
  const per = unit ?? (asked?.kind === 'mass' ? asked.unit : 't')
  const kg = sackKg ?? kilograms(per)
  if (one === undefined || price === undefined || kg === undefined) return undefined
  const display = displayOf(one, undefined, currency, rates)
  const amount = sackKg === undefined ? { count: value, unit: per } : { count: value, sackKg }
  const told = new Draft()
  if (display.currency !== currency) return undefined
  if (!sayWorth(told, { ...one, prices: [price] }, display, { amount, kg: value * kg })) return undefined
  const worth = told.done().statements.flatMap((said) => (said.code === 'worth' ? [said.values] : []))[0]
  if (worth === undefined) return undefined
  sayWorth(draft, { ...one, prices: [price] }, display, { amount, kg: value * kg })
  return worth.money
}
