import type { ExchangeRate } from '@smart-farming/market-core/currency'
import laws from '../bundled/fixed-parities.json' with { type: 'json' }

/** A parity between two currencies that is fixed by law, with the law. */
export interface FixedParity extends ExchangeRate {
  readonly fixed: true
  readonly law: string
  readonly url: string
}

const parities: readonly FixedParity[] = laws.parities.flatMap(({ base, quotes, rate, since, law, url }) =>
  quotes.map((quote) => ({ base, quote, rate, date: since, fixed: true as const, law, url })),
)

/**
 * The fixed parities of these currencies (ISO 4217) with their anchor currencies: euro and CFA franc, rand and loti.
 */
export const fixedParities = (currencies: readonly string[]): FixedParity[] =>
  parities.filter(({ quote }) => currencies.includes(quote))

/** These currencies and their legal anchors, whose rates are needed to convert them. */
export const addAnchorCurrencies = (currencies: readonly string[]): string[] => [
  ...new Set([...currencies, ...fixedParities(currencies).map(({ base }) => base)]),
]
