import type { ExchangeRate } from '../../currency.ts'
import type { Fact } from '../fact.ts'
import type { SaidStatement } from '../statement.ts'
import type { MonthlySeries } from './price-series.ts'
import type { Display } from './shown-price.ts'

/** What must be said with a series' figures: what kind of price it is, and which rates it was converted with. */
export function caveats(series: MonthlySeries, { rates, notes }: Display): SaidStatement[] {
  return [
    ...(series.priceType === 'benchmark' ? [{ code: 'not_your_price' as const, values: {} }] : []),
    ...(rates.length > 0 ? [{ code: 'converted' as const, values: { rates } }] : []),
    ...notes,
  ]
}

/** Facts of the exchange rates in {@link caveats}. */
export const rateFacts = (display: Display): Fact[] => factsOfRates(display.rates)

/** Facts of exchange rates that are told. */
export function factsOfRates(rates: readonly ExchangeRate[]): Fact[] {
  return rates.flatMap(({ rate, quote }): Fact[] => [
    { value: 1, kind: 'money' },
    { value: rate, kind: 'money', currency: quote },
  ])
}
