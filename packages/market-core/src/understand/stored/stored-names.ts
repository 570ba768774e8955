import { catalogue } from '../../commodities/catalogue.ts'
import { knownCrops } from '../../commodities/known/known-crops.ts'
import { commodityOfStoredName, partsOfName, storedNameOf } from '../../commodities/stored-name.ts'
import type { KnownPlaces } from '../find-place.ts'
import { plainText, splitWords, unhyphenated } from '../plain-text.ts'
import { isTopicWord } from '../topic/topic-signs.ts'
import { asSourcesWrite } from './as-sources-write.ts'

/** What the stored names add to the words that a question may use. */
export interface StoredNames {
  /** Names of what is stored, with what tells it from others of the same, longest first. */
  readonly names: readonly { readonly id: string; readonly phrase: string }[]
  /** The same without those that are also words of other subjects: "zinc". */
  readonly namesBesideTopics: readonly { readonly id: string; readonly phrase: string }[]
  /** By commodity, the words that tell its series from one another: "hrw", "mombasa", "red". */
  readonly varieties: ReadonlyMap<string, ReadonlySet<string>>
  /** Every word of them and of the places with four letters or more: none of them is misspelt. */
  readonly words: ReadonlySet<string>
}

const known = new WeakMap<KnownPlaces, StoredNames>()

/** The stored names as questions use them; worked out once for the same places. */
export function storedNames(places: KnownPlaces): StoredNames {
  const before = known.get(places)
  if (before !== undefined) return before
  const series =
    places.series ??
    catalogue.flatMap(({ id, pinkSheet = [] }) => pinkSheet.map((name) => ({ commodity: id, name })))
  const varieties = varietiesOf(series)
  const names = namesOf(series)
  const found: StoredNames = {
    names,
    namesBesideTopics: names.filter(({ phrase }) => !isTopicWord(phrase)),
    varieties,
    words: wordsOf(places, varieties),
  }
  known.set(places, found)
  return found
}

function wordsOf(
  { countries, markets }: KnownPlaces,
  varieties: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const names = [
    ...countries.flatMap((country) => country.names),
    ...markets.flatMap(({ name, area }) => [name, area ?? '']),
  ]
  const words = [
    ...[...varieties.values()].flatMap((own) => [...own]),
    ...names.flatMap((name) => plainText(name).split(/[ /-]/)),
    ...([...varieties.values()].some((own) => own.has('us')) ? ['america', 'american'] : []),
  ]
  return new Set(words.filter((word) => word.length >= 4 && /^\p{L}+$/u.test(word)))
}

type Named = NonNullable<KnownPlaces['series']>

function namesOf(series: Named) {
  const phrases = new Map<string, string>()
  for (const { commodity, name } of series) {
    const id = commodity ?? commodityOfStoredName(name)
    for (const phrase of [...wholeNames(name), ...(commodity === null ? shortNames(id, name) : [])])
      if (!phrases.has(phrase)) phrases.set(phrase, id)
  }
  return [...phrases]
    .map(([phrase, id]) => ({ id, phrase }))
    .sort((a, b) => b.phrase.length - a.phrase.length)
}

/** A name with what tells it from others, before it and behind it: "coal australian", "australian coal". */
function wholeNames(name: string): string[] {
  const { base, kinds } = partsOfName(name)
  const bases = [base, singular(base)].filter((one) => one !== '')
  const told = kinds.length > 1 ? [kinds.join(' '), ...kinds] : kinds
  const sided = bases.flatMap((one) => told.flatMap((kind) => [`${one} ${kind}`, `${kind} ${one}`]))
  return [plainText(name), ...sided].map((form) =>
    asSourcesWrite(unhyphenated(form)).replace(/\s+/g, ' ').trim(),
  )
}

/** What goes by a name that the catalogue does not have: the thing alone, "egg" for "eggs", "petrol" for a fuel. */
function shortNames(id: string, name: string): string[] {
  const called = storedNameOf(id) ?? ''
  // "Fuel (petrol-gasoline)" is no fuel of the catalogue's, and is asked for as petrol.
  const inners =
    called === plainText(name) ? partsOfName(name).kinds.flatMap((kind) => kind.split(/[ -]+/)) : []
  const own = inners.filter((word) => word.length > 4 && !colours.has(word))
  return [called, singular(called), ...own, ...namesOfSame(called)].filter((phrase) => phrase !== '')
}

/** What sources call otherwise than the crop is known by: where it is stored, the crop's names are of it. */
const sameCrops: ReadonlyMap<string, string> = new Map([
  ['squashes', 'pumpkin'],
  ['peppers', 'capsicum'],
])

function namesOfSame(called: string): string[] {
  const crop = knownCrops.find(({ id }) => id === sameCrops.get(called))
  return crop === undefined ? [] : [crop.name, ...crop.alsoCalled].map(plainText)
}

/** What is said of many things names none. */
const colours = new Set(
  'white black green yellow brown mixed local imported fresh dried salted smoked paste powder large small whole frozen boneless canned quality'.split(
    ' ',
  ),
)

/** "eggs" are also asked for as "egg", "tomatoes" as "tomato". */
const singular = (phrase: string): string =>
  phrase.endsWith('oes')
    ? phrase.slice(0, -2)
    : phrase.endsWith('s') && !phrase.endsWith('ss')
      ? phrase.slice(0, -1)
      : ''

function varietiesOf(series: Named): Map<string, ReadonlySet<string>> {
  const varieties = new Map<string, Set<string>>()
  for (const { commodity, name } of series) {
    const id = commodity ?? commodityOfStoredName(name)
    const words = varieties.get(id) ?? new Set<string>()
    for (const word of wordsOfName(name)) words.add(word)
    varieties.set(id, words)
  }
  return varieties
}

/** The words of a stored name as a question may say them. */
export const wordsOfName = (name: string): string[] =>
  splitWords(asSourcesWrite(plainText(name))).filter((word) => word.length > 1 || /\d/.test(word))
