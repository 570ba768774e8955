import { hasPhrase, plainText } from './plain-text.ts'

/** The places that prices are known for. Countries by ISO alpha-2 code. */
export interface KnownPlaces {
  countries: readonly { code: string; names: readonly string[] }[]
  markets: readonly { name: string; country: string }[]
  /** The sources' own names of what is stored, with the catalogue's id; null for what the catalogue does not have. */
  series?: readonly { commodity: string | null; name: string }[]
}

/** Where a question wants a price: a market, a country, the world, or the farmer's own neighbourhood. */
export type PlaceAsked = { country: string; market?: string } | 'world' | 'here'

const ofTheWorld = [
  'world market',
  'world',
  'global',
  'globally',
  'international',
  'benchmark',
  'mondial',
  'mundial',
  'weltmarkt',
]
const ofHere = [
  'around here',
  'near me',
  'nearby',
  'my area',
  'locally',
  'local',
  'here',
  'my market',
  'our market',
]

/** A place with the words that named it. */
export interface PlaceRead {
  readonly place: PlaceAsked
  readonly words: string
}

/** The place that a question names. A market is more than its country. Undefined when it names none. */
export function findPlace(plain: string, places: KnownPlaces): PlaceAsked | undefined {
  return readPlace(plain, places)?.place
}

/** As {@link findPlace}, with the words that named it. */
export function readPlace(plain: string, { countries, markets }: KnownPlaces): PlaceRead | undefined {
  const country = countries.flatMap(({ code, names }) =>
    named(plain, names).map((words) => ({ code, words })),
  )[0]
  const found = markets.filter(({ name }) => hasPhrase(plain, plainText(name)))
  // "Gaza Strip" is more than "Gaza".
  const market = found
    .filter((one) => country === undefined || one.country === country.code)
    .toSorted((a, b) => b.name.length - a.name.length)[0]
  if (market !== undefined) {
    const place = { country: market.country, market: market.name }
    return { place, words: [plainText(market.name), country?.words ?? ''].join(' ').trim() }
  }
  if (country !== undefined) return { place: { country: country.code }, words: country.words }
  const world = ofTheWorld.find((phrase) => hasPhrase(plain, phrase))
  if (world !== undefined) return { place: 'world', words: world }
  const here = ofHere.find((phrase) => hasPhrase(plain, phrase))
  return here === undefined ? undefined : { place: 'here', words: here }
}

const named = (plain: string, names: readonly string[]): string[] =>
  names.map(plainText).filter((name) => hasPhrase(plain, name))
