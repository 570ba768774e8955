import type { MonthlyPrice } from '../../series.ts'
import type { Fact, FactSeries } from '../fact.ts'
import type { MonthlySeries } from './price-series.ts'
import type { Display } from './shown-price.ts'
import type { DatedPrice, Per, SeriesLabel, ShownPrice } from './told-values.ts'

/** What names a series, so that no benchmark passes for a local price. */
export const labelOf = ({ commodity, name, priceType, country, market }: MonthlySeries): SeriesLabel => ({
  commodity,
  name,
  priceType,
  ...(country !== undefined && { country }),
  ...(market !== undefined && { market }),
})

/** What a figure is per, as a fact holds it. */
export const factPer = (per: Per): string => (typeof per === 'string' ? per : per.written)

/** A price of a series as it is shown, with its fact. */
export function priced(
  { value, month }: MonthlyPrice,
  { factor, currency, per, coins }: Display,
  of: FactSeries,
  role: Fact['role'] = 'price',
): { price: DatedPrice; fact: Fact } {
  const price = { value: value * factor, currency, per, month, ...(coins && { coins }) }
  return { price, fact: { ...priceFact(price), months: [month], role, of } }
}

/** A mean of a series' prices as it is shown, with its fact. */
export function meanShown(
  value: number,
  { factor, currency, per }: Display,
  of: FactSeries,
): { mean: ShownPrice; fact: Fact } {
  const mean = { value: value * factor, currency, per }
  return { mean, fact: { ...priceFact(mean), role: 'mean', of } }
}

/** The fact of a price that is of no month. */
export const priceFact = ({ value, currency, per }: ShownPrice): Fact => ({
  value,
  kind: 'price',
  currency,
  per: factPer(per),
})
