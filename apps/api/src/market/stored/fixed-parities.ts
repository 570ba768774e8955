import type { ExchangeRate } from '@smart-farming/market-core/currency'
import laws from '../bundled/fixed-parities.json' with { type: 'json' }

/** A parity fixed by law between two currencies. */
export interface FixedParity extends ExchangeRate {
  readonly fixed: true
  readonly law: string
  readonly url: string
}

const parities: readonly FixedParity[] = laws.parities.flatMap(({ base, quotes, rate, since, law, url }) =>
  quotes.map((quote) => ({ base, quote, rate, date: since, fixed: true as const, law, url })),
)

/** Fixed parities of these currencies (ISO 4217), such as CFA franc to euro. */
export const fixedParities = (currencies: readonly string[]): FixedParity[] =>
  parities.filter(({ quote }) => currencies.includes(quote))

/** Adds the anchors of pegged currencies, whose rates are needed for conversion. */
export const addAnchorCurrencies = (currencies: readonly string[]): string[] => [
  ...new Set([...currencies, ...fixedParities(currencies).map(({ base }) => base)]),
]
