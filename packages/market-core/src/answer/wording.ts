import { commodityById } from '../commodities/catalogue.ts'
import { monthInWords } from '../months.ts'
import type { MonthlyPrice } from '../series.ts'
import type { Fact } from './answer.ts'
import { figure } from './numbers.ts'
import type { PriceSeries } from './price-series.ts'
import type { Display } from './shown-price.ts'

/**
 * A commodity's English name, in small letters, by its id; an id that the catalogue does not have stands for itself.
 */
export const nameOf = (commodity: string): string => commodityById(commodity)?.name ?? commodity

/** The text with its first letter as a capital, for the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * "maize (world price, Maize)", "beans (retail, Managua, Nicaragua)": what a price is of, so that no benchmark passes
 * for a local price.
 */
export function labelOf(series: PriceSeries): string {
  const where = [series.market, series.country?.name].filter((part) => part !== undefined)
  const kind = series.priceType === 'benchmark' ? 'world price' : `${series.priceType} price`
  const detail = series.name.toLowerCase() === nameOf(series.commodity).toLowerCase() ? [] : [series.name]
  return `${nameOf(series.commodity)} (${[kind, ...where, ...detail].join(', ')})`
}

/** "USD 198 per tonne in August 2026", with its fact. */
export function priced(price: MonthlyPrice, display: Display): { words: string; fact: Fact } {
  const value = price.value * display.factor
  return {
    words: `${display.currency} ${figure(value)} per ${display.per} in ${monthInWords(price.month)}`,
    fact: { value, kind: 'price', currency: display.currency, per: display.per, months: [price.month] },
  }
}

export const NOT_YOUR_PRICE = 'This is a world price, not what you will be paid.'

/** What must be said with a series' figures: what kind of price it is, and which rates it was converted with. */
export function caveats(series: PriceSeries, display: Display): string[] {
  const rates = display.rates.map(({ base, quote, rate, date }) => `1 ${base} = ${rate} ${quote} on ${date}`)
  return [
    ...(series.priceType === 'benchmark' ? [NOT_YOUR_PRICE] : []),
    ...(rates.length > 0 ? [`Converted with ${rates.join(' and ')}.`] : []),
    ...(display.note === undefined ? [] : [display.note]),
  ]
}

/** Facts of the exchange rates in {@link caveats}. */
export function rateFacts(display: Display): Fact[] {
  return display.rates.flatMap(({ rate, quote }): Fact[] => [
    { value: 1, kind: 'money' },
    { value: rate, kind: 'money', currency: quote },
  ])
}
