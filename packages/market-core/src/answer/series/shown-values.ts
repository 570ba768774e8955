import type { MonthlyPrice } from '../../series.ts'
import type { Fact, FactSeries } from '../fact.ts'
import type { DatedPrice, Per, SeriesLabel } from '../statement.ts'
import type { MonthlySeries } from './price-series.ts'
import type { Display } from './shown-price.ts'

/** What a price is of, so that no benchmark passes for a local price. */
export function labelOf({ commodity, name, priceType, country, market }: MonthlySeries): SeriesLabel {
  return {
    commodity,
    name,
    priceType,
    ...(country !== undefined && { country }),
    ...(market !== undefined && { market }),
  }
}

/** What a figure is per, as a fact holds it. */
export const factPer = (per: Per): string => (typeof per === 'string' ? per : per.written)

/** A price of a series as it is shown, with its fact. */
export function priced(
  { value, month }: MonthlyPrice,
  display: Display,
  of: FactSeries,
  role: Fact['role'] = 'price',
): { price: DatedPrice; fact: Fact } {
  const { factor, currency, per, coins } = display
  const price = { value: value * factor, currency, per, month, ...(coins && { coins }) }
  return {
    price,
    fact: { value: price.value, kind: 'price', currency, per: factPer(per), months: [month], role, of },
  }
}

/** The fact of a mean of a series' prices, as it is shown. */
export const meanFact = ({ value, currency, per }: Omit<DatedPrice, 'month'>, of: FactSeries): Fact => ({
  value,
  kind: 'price',
  currency,
  per: factPer(per),
  role: 'mean',
  of,
})
