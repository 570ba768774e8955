import { hasPhrase, plainText } from './plain-text.ts'

/** The places that prices are known for. Countries by ISO alpha-2 code. */
export interface KnownPlaces {
  countries: readonly { code: string; names: readonly string[] }[]
  markets: readonly { name: string; country: string }[]
}

/** Where a question wants a price: a market, a country, the world, or the farmer's own neighbourhood. */
export type PlaceAsked = { country: string; market?: string } | 'world' | 'here'

/** The place that a question names. A market is more than its country. Undefined when it names none. */
export function findPlace(plain: string, { countries, markets }: KnownPlaces): PlaceAsked | undefined {
  const country = countries.find(({ names }) => names.some((name) => hasPhrase(plain, plainText(name))))?.code
  const named = markets.filter(({ name }) => hasPhrase(plain, plainText(name)))
  const market = named.find((one) => country === undefined || one.country === country)
  if (market !== undefined) return { country: market.country, market: market.name }
  if (country !== undefined) return { country }
  if (
    ['world', 'world market', 'global', 'international', 'benchmark'].some((phrase) =>
      hasPhrase(plain, phrase),
    )
  )
    return 'world'
  return ['here', 'near me', 'nearby', 'local', 'locally', 'my area', 'around here'].some((phrase) =>
    hasPhrase(plain, phrase),
  )
    ? 'here'
    : undefined
}
