import { latestPrice, type MonthlyPrice, type PriceChange } from '../../series.ts'
import type { Fact, FactSeries } from '../fact.ts'
import type { CodedStatement } from '../statement.ts'
import type {
  DatedPrice,
  DisplayedPrice,
  MonthlySeries,
  PriceReference,
  SeriesLabel,
} from './price-series.ts'
import { type Display, resolveDisplay } from './shown-price.ts'

/**
 * Label of a series. It states type and place, so that a benchmark does not look like a local
 * price.
 */
export const seriesLabel = ({ commodity, name, priceType, country, market }: MonthlySeries): SeriesLabel => ({
  commodity,
  name,
  priceType,
  ...(country !== undefined && { country }),
  ...(market !== undefined && { market }),
})

/** Converts a reference unit to the form used in facts. */
export const factUnit = (per: PriceReference): string => (typeof per === 'string' ? per : per.written)

/** Converts a price for display, together with its fact. */
export function displayedPrice(
  { value, month }: MonthlyPrice,
  { factor, currency, per, coins }: Display,
  of: FactSeries,
  role: Fact['role'] = 'price',
): { price: DatedPrice; fact: Fact } {
  const price = { value: value * factor, currency, per, month, ...(coins && { coins }) }
  return { price, fact: { ...priceFact(price), months: [month], role, of } }
}

/** Converts a mean price for display, together with its fact. */
export function displayedMean(
  value: number,
  { factor, currency, per }: Display,
  of: FactSeries,
): { mean: DisplayedPrice; fact: Fact } {
  const mean = { value: value * factor, currency, per }
  return { mean, fact: { ...priceFact(mean), role: 'mean', of } }
}

/** Creates the fact of a price without a month. */
export const priceFact = ({ value, currency, per }: DisplayedPrice): Fact => ({
  value,
  kind: 'price',
  currency,
  per: factUnit(per),
})

type Moved = Pick<PriceChange, 'percent'> & Record<'from' | 'to', Pick<MonthlyPrice, 'month'>>

/** Creates the fact of a change. */
export const changeFact = ({ from, to, percent }: Moved, of: FactSeries): Fact => ({
  value: percent,
  kind: 'percent',
  months: [from.month, to.month],
  role: 'change',
  of,
})

/** Warns about a suspicious latest price and quotes the price before. Otherwise undefined. */
export function doubtStatement(series: MonthlySeries): { said: CodedStatement; facts: Fact[] } | undefined {
  const last = latestPrice(series.prices)
  if (series.doubted === undefined || last === undefined) return undefined
  const [label, display] = [seriesLabel(series), resolveDisplay(series)]
  const doubted = displayedPrice(series.doubted, display, label, 'doubted')
  const before = displayedPrice(last, display, label)
  return {
    said: { code: 'doubted', values: { price: doubted.price, before: before.price } },
    facts: [doubted.fact, before.fact],
  }
}
