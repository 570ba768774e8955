import { latest, type MonthlyPrice, type PriceChange } from '../../series.ts'
import type { Fact, FactSeries } from '../fact.ts'
import type { SaidStatement } from '../statement.ts'
import type { DatedPrice, MonthlySeries, Per, SeriesLabel, ShownPrice } from './price-series.ts'
import { type Display, displayOf } from './shown-price.ts'

/** Label of a series, so that no benchmark looks like a local price. */
export const labelOf = ({ commodity, name, priceType, country, market }: MonthlySeries): SeriesLabel => ({
  commodity,
  name,
  priceType,
  ...(country !== undefined && { country }),
  ...(market !== undefined && { market }),
})

/** Reference unit of a value, in the form of a fact. */
export const factPer = (per: Per): string => (typeof per === 'string' ? per : per.written)

/** A price of a series as displayed, with its fact. */
export function priced(
  { value, month }: MonthlyPrice,
  { factor, currency, per, coins }: Display,
  of: FactSeries,
  role: Fact['role'] = 'price',
): { price: DatedPrice; fact: Fact } {
  const price = { value: value * factor, currency, per, month, ...(coins && { coins }) }
  return { price, fact: { ...priceFact(price), months: [month], role, of } }
}

/** A mean of a series' prices as displayed, with its fact. */
export function meanShown(
  value: number,
  { factor, currency, per }: Display,
  of: FactSeries,
): { mean: ShownPrice; fact: Fact } {
  const mean = { value: value * factor, currency, per }
  return { mean, fact: { ...priceFact(mean), role: 'mean', of } }
}

/** Fact of a price without a month. */
export const priceFact = ({ value, currency, per }: ShownPrice): Fact => ({
  value,
  kind: 'price',
  currency,
  per: factPer(per),
})

type Moved = Pick<PriceChange, 'percent'> & Record<'from' | 'to', Pick<MonthlyPrice, 'month'>>

/** Fact of a change. */
export const moveFact = ({ from, to, percent }: Moved, of: FactSeries): Fact => ({
  value: percent,
  kind: 'percent',
  months: [from.month, to.month],
  role: 'change',
  of,
})

/** Statement of doubt about a series' latest price, with the price before it. Undefined if it is trusted. */
export function doubtSaid(series: MonthlySeries): { said: SaidStatement; facts: Fact[] } | undefined {
  const last = latest(series.prices)
  if (series.doubted === undefined || last === undefined) return undefined
  const [label, display] = [labelOf(series), displayOf(series)]
  const doubted = priced(series.doubted, display, label, 'doubted')
  const before = priced(last, display, label)
  return {
    said: { code: 'doubted', values: { price: doubted.price, before: before.price } },
    facts: [doubted.fact, before.fact],
  }
}
