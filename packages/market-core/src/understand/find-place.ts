import aliases from './places/country-aliases.json' with { type: 'json' }
import { hasPhrase, plainText, splitWords } from './plain-text.ts'
import { isPlainWord } from './topic/plain-words.ts'
import { withoutPlace } from './without-words.ts'

/** The places that prices are known for. Countries by ISO alpha-2 code. */
export interface KnownPlaces {
  countries: readonly { code: string; names: readonly string[] }[]
  /** `area` is what the source says that a market lies in, the smaller first: "Pointe-Noire, Kouilou". */
  markets: readonly { name: string; country: string; area?: string | null }[]
  /** The sources' own names of what is stored, with the catalogue's id; null for what the catalogue does not have. */
  series?: readonly { commodity: string | null; name: string }[]
}

/**
 * Where a question wants a price: a market, a country, the world, or the farmer's own neighbourhood. An area that was
 * named has the markets in it, by their names.
 */
export type PlaceAsked = { country: string; market?: string; markets?: readonly string[] } | 'world' | 'here'

const ofTheWorld = [
  'world market',
  'world',
  'global',
  'globally',
  'worldwide',
  'world wide',
  'world over',
  'internationally',
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
  'my village',
  'our village',
  'my town',
  'our town',
  'my district',
  'our district',
  'my place',
  'our place',
  'mandi',
  'mandis',
  'apmc',
]

/** What sets two places against each other. */
const setAgainst =
  /(?<![^ ])(?:than|or|vs|versus|and|against|compare|compared|between|both|difference|gap|cheaper|dearer|cheapest|dearest)(?![^ ])/

/** A second market or country that a question sets against the one that it names first. */
function readOtherPlace(plain: string, first: PlaceRead, places: KnownPlaces): PlaceRead | undefined {
  if (typeof first.place !== 'object' || !setAgainst.test(plain)) return undefined
  const rest = splitWords(plain.replace(/(?<=\p{L})-(?=\p{L})/gu, ' '))
    .filter((word) => !splitWords(first.words).includes(word))
    .join(' ')
  const other = readPlace(rest, places)
  return typeof other?.place === 'object' && other.place.market !== undefined ? other : undefined
}

/**
 * The place that a question names, a second one that it sets against it, and what is left without them.
 *
 * @param isOfOne whether it is of one thing: of several, they are not set against each other by their places
 */
export function readPlaces(plain: string, places: KnownPlaces, isOfOne: boolean) {
  const where = readPlace(plain, places)
  const elsewhere = where && isOfOne ? readOtherPlace(plain, where, places) : undefined
  const rest = [where, elsewhere].reduce((text, at) => (at ? withoutPlace(text, at.words) : text), plain)
  return { where, elsewhere, rest }
}

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
export function readPlace(plain: string, places: KnownPlaces): PlaceRead | undefined {
  const { countries, markets, areas } = indexOf(places)
  const country = longest(namesIn(plain, countries))
  const inCountry = <One extends { country: string }>(one: One) =>
    country === undefined || one.country === country.country
  // "Gaza Strip" is more than "Gaza".
  const market = longest(namesIn(plain, markets).filter(inCountry))
  const withCountry = (words: string) => [words, country?.phrase ?? ''].join(' ').trim()
  if (market !== undefined) {
    // A town may be a market and the area that others are in.
    const around = namesIn(plain, areas).find(
      ({ phrase, country: of }) => phrase === market.phrase && of === market.country,
    )
    const place = {
      country: market.country,
      market: market.market ?? '',
      ...(around?.within && { markets: [...new Set([market.market ?? '', ...around.within])] }),
    }
    return { place, words: withCountry(`${market.phrase} ${plainText(place.market)}`) }
  }
  const area = longest(namesIn(plain, areas).filter(inCountry))
  if (area !== undefined) {
    const { country: code, market: name = '', within = [] } = area
    return { place: { country: code, market: name, markets: within }, words: withCountry(area.phrase) }
  }
  if (country !== undefined) return { place: { country: country.country }, words: country.phrase }
  const world = ofTheWorld.find((phrase) => hasPhrase(plain, phrase))
  if (world !== undefined) return { place: 'world', words: world }
  const here = ofHere.find((phrase) => hasPhrase(plain, phrase))
  return here === undefined ? undefined : { place: 'here', words: here }
}

/** A name as a question may say it, and what it is of. */
interface PlaceName {
  readonly phrase: string
  readonly country: string
  readonly market?: string
  readonly within?: readonly string[]
}
/** Names by their first word: a question has few words, and there are thousands of names. */
type ByWord = ReadonlyMap<string, readonly PlaceName[]>

interface PlaceIndex {
  readonly countries: ByWord
  readonly markets: ByWord
  readonly areas: ByWord
}

const indexes = new WeakMap<KnownPlaces, PlaceIndex>()

function indexOf(places: KnownPlaces): PlaceIndex {
  const before = indexes.get(places)
  if (before !== undefined) return before
  const stored = new Set(places.markets.map(({ country }) => country))
  // Of two countries of one name the one that has prices is meant.
  const known = [...places.countries].sort((a, b) => Number(stored.has(b.code)) - Number(stored.has(a.code)))
  const index: PlaceIndex = {
    countries: byWord(
      known.flatMap(({ code, names }) =>
        [...names, ...(alsoCalled.get(code) ?? [])].map((name) => ({
          phrase: plainText(name),
          country: code,
        })),
      ),
    ),
    markets: byWord(
      places.markets.flatMap(({ name, country }) =>
        formsOf(name).map((phrase) => ({ phrase, country, market: name })),
      ),
    ),
    areas: byWord(areasOf(places)),
  }
  indexes.set(places, index)
  return index
}

/**
 * Other and former names of countries, and whose things are called after them: "ivorian cocoa". By ISO alpha-2 code.
 */
const alsoCalled: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(aliases).map(([code, names]) => [code, names.split(', ')]),
)

/** What a source writes behind a town's name for its market. */
const ofATown = /(?<=\p{L}{4}) (?:cent(?:re|er|ro|ral)|town|city|ville|market|marche|mercado)$/u

/** "Managua (oriental)" is also "oriental market", and "Grand marche/Fond" either. */
function formsOf(name: string): string[] {
  const [base = '', inner = ''] = name.split(/[()]/).map(plainText)
  const parts = name.includes('/') ? name.split('/').map(plainText) : []
  const turned =
    inner === ''
      ? []
      : [
          `${base} ${inner}`,
          `${inner} ${base}`,
          ...['market', 'mercado', 'marche'].flatMap((word) => [`${inner} ${word}`, `${word} ${inner}`]),
        ]
  // "Betou Centre" is where people say "Betou".
  const short = plainText(name).replace(ofATown, '')
  const all = [plainText(name), ...turned, ...parts, short].filter((form) => form !== '')
  // A market may be called by a word of every day: then "market" has to stand beside it.
  return [...new Set(all)].flatMap((form) =>
    splitWords(form).every(isPlainWord)
      ? ['market', 'marche', 'mercado'].flatMap((word) => [`${form} ${word}`, `${word} ${form}`])
      : [form],
  )
}

/** The areas of a market, the smaller first: "Pointe-Noire, Kouilou". */
function areasOf({ markets }: KnownPlaces): PlaceName[] {
  const each = markets.flatMap(({ name, country, area }) =>
    (area ?? '').split(', ').flatMap((one) => (one === '' ? [] : [{ name, country, area: one }])),
  )
  const within = Map.groupBy(each, ({ area, country }) => JSON.stringify([area, country]))
  return [...within.values()].flatMap((of) => {
    const [first] = of
    const phrase = plainText(first?.area ?? '')
    return first === undefined || splitWords(phrase).every(isPlainWord)
      ? []
      : [{ phrase, country: first.country, market: first.area, within: of.map(({ name }) => name) }]
  })
}

/** Hyphens are written or not: "Pointe Noire". */
const spaced = (text: string): string => text.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')

function byWord(names: readonly PlaceName[]): ByWord {
  return Map.groupBy(
    names.map((name) => ({ ...name, phrase: spaced(name.phrase) })),
    ({ phrase }) => phrase.split(' ', 1)[0] ?? '',
  )
}

const namesIn = (plain: string, names: ByWord): PlaceName[] => {
  const text = spaced(plain)
  return [...new Set(text.split(' '))].flatMap((word) =>
    (names.get(word) ?? []).filter(({ phrase }) => hasPhrase(text, phrase)),
  )
}

const longest = (names: readonly PlaceName[]): PlaceName | undefined =>
  names.toSorted((a, b) => b.phrase.length - a.phrase.length)[0]
