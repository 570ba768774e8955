import { catalogue, commodityById } from '../commodities/catalogue.ts'
import { knownCrops } from '../commodities/known/known-crops.ts'
import { isKnownInput } from '../commodities/known/known-inputs.ts'
import { otherScripts } from '../commodities/other-scripts.ts'
import { remembered } from '../remembered.ts'
import { type FoundName, withoutProducts } from './beside/made-of.ts'
import { isMeasureWord } from './beside/measure-words.ts'
import { isProductSomewhere } from './beside/products.ts'
import { isKindWord } from './kinds/kind-words.ts'
import { hasPhrase, plainText, splitWords } from './plain-text.ts'
import { COMMODITY } from './quantities/measures.ts'
import { withLettersLeftOut } from './spelling/letters-left-out.ts'
import { ordinaryWords } from './spelling/ordinary-words.ts'
import { withWholeNames } from './spoken/name-slips.ts'
import { forgiven, isWithin, slips } from './spoken/spelling.ts'
import { wordsOfName } from './stored/stored-names.ts'
import { isPlainWord, isSeriesWord } from './topic/plain-words.ts'
import { isTopicWord } from './topic/topic-signs.ts'

interface Name {
  id: string
  phrase: string
}

// Longest first, so that "palm oil" is not taken for an oil and "soybean meal" not for soybeans.
const names: readonly Name[] = [...catalogue, ...knownCrops.filter(({ id }) => !isKnownInput(id))]
  .flatMap(({ id, name, alsoCalled }) =>
    [name, ...alsoCalled, ...(otherScripts[id] ?? [])]
      .flatMap((called) => turned(plainText(called)))
      .flatMap((phrase) => (commodityById(id)?.category === 'fertilisers' ? withKind(phrase) : [phrase]))
      .map((phrase) => ({ id, phrase })),
  )
  .sort((a, b) => b.phrase.length - a.phrase.length)

/** "Palm oil" is also "oil of palm" and "oil from the palm". */
function turned(phrase: string): string[] {
  const [, of, product] = /^(.+) (oil|meal|flour|paste)$/.exec(phrase) ?? []
  const links = of === undefined ? [] : ['of', 'of the', 'from', 'from the']
  return [phrase, ...links.map((link) => `${product} ${link} ${of}`)]
}

/** "Urea fertilizer" is urea: no question of what to feed. */
function withKind(phrase: string): string[] {
  const kinds = ['fertilizer', 'fertiliser', 'fertilizers', 'fertilisers']
  return [phrase, ...kinds.flatMap((kind) => [`${phrase} ${kind}`, `${kind} ${phrase}`])]
}

/**
 * The commodities a question names, by id, in the order in which it names them. Whole names first, in any of the
 * catalogue's languages; what is left over is forgiven a slip or two where the word is long enough.
 *
 * @param plain from {@link plainText}
 */
export function findCommodities(plain: string, stored: readonly Name[] = []): string[] {
  return readCommodities(plain, stored).ids
}

const none: ReadonlySet<string> = new Set()

/**
 * As {@link findCommodities}, with what is left of the text when the names are taken out.
 *
 * @param known words of stored names and places: they are no slips of a commodity's name
 * @param isList whether things may be named one after the other: "wheat, bread" are two
 */
export function readCommodities(
  plain: string,
  stored: readonly Name[] = [],
  known: ReadonlySet<string> = none,
  isList = true,
): { ids: string[]; rest: string; heads: string[]; marked: string; order: string[] } {
  const named: FoundName[] = []
  const text = ` ${plain.replaceAll('/', ' ')} `
  let rest = text
  for (const { id, phrase } of mayStandIn(text, withStored(stored))) {
    let at = rest.indexOf(` ${phrase} `)
    while (at !== -1) {
      named.push({ id, at, phrase })
      // Blanked, not cut, so that positions stay what they were.
      rest = `${rest.slice(0, at + 1)}${' '.repeat(phrase.length)}${rest.slice(at + 1 + phrase.length)}`
      at = rest.indexOf(` ${phrase} `)
    }
  }
  const found = withoutProducts(named, text, isList)
  for (const { at, phrase } of named.filter((one) => !found.includes(one)))
    rest = `${rest.slice(0, at + 1)}${phrase}${rest.slice(at + 1 + phrase.length)}`
  // A question names its crops early; a page of text must not keep the server busy.
  for (const word of splitWords(rest.replace(/\s+/g, ' ').trim()).slice(0, 80)) {
    // A short word may be anything in a sentence.
    const isShort = word.length < 5 && (found.length > 0 || splitWords(plain).length > 3)
    const isOther = known.has(word) || isProductSomewhere(word) || isMeasureWord(word)
    const slip = found.length > 0 && isToldAsPlace(rest, word) ? misspeltByOne : misspelt
    const id = isOther ? undefined : (undoubled(word) ?? (isShort ? leftOut(word) : slip(word)))
    if (id === undefined) continue
    const at = rest.indexOf(` ${word} `)
    found.push({ id, at, phrase: word })
    rest = `${rest.slice(0, at + 1)}${' '.repeat(word.length)}${rest.slice(at + 1 + word.length)}`
  }
  const order = found.sort((a, b) => a.at - b.at).map(({ id }) => id)
  return {
    ids: [...new Set(order)],
    order,
    rest: rest.replace(/\s+/g, ' ').trim(),
    heads: headsIn(text, found),
    marked: marked(plain, found),
  }
}

/** The text with a sign where each commodity was named, so that what stands on both sides of it stays apart. */
function marked(plain: string, found: readonly { at: number; phrase: string }[]): string {
  const from = found.toSorted((a, b) => b.at - a.at)
  return from.reduce(
    (text, { at, phrase }) => `${text.slice(0, at)}${COMMODITY}${text.slice(at + phrase.length)}`,
    plain,
  )
}

/** What comes behind one of these is no part of the name. */
const endsName = new Set(
  'a an the and or in on at of for from to per by with is are was were be as vs than price prices cost costs rate rates going today now last this since spring summer autumn winter season seasons year years month months then both each way up down high low peak during before after until percent rank some any just not does do did has have ever only i you we they he she it my your his her our who which what how when where why so but if because'.split(
    ' ',
  ),
)

/** The words that stand right behind a name: "machine" makes something else of coffee than it is. */
function headsIn(text: string, found: readonly { at: number; phrase: string }[]): string[] {
  return found.flatMap(({ at, phrase }) => {
    const behind = splitWords(text.slice(at + phrase.length + 2).trim()).slice(0, 2)
    const end = behind.findIndex((word) => endsName.has(word))
    return end === -1 ? behind : behind.slice(0, end)
  })
}

interface Indexed extends Name {
  readonly order: number
}

const indexes = new WeakMap<readonly Name[], ReadonlyMap<string, readonly Indexed[]>>()

/** The names that a text may hold, in their order: of thousands of them few begin with a word of it. */
function mayStandIn(text: string, all: readonly Name[]): Name[] {
  const index = indexes.get(all) ?? indexOf(all)
  indexes.set(all, index)
  return [...new Set(text.split(' '))]
    .flatMap((word) => index.get(word) ?? [])
    .filter(({ phrase }) => text.includes(` ${phrase} `))
    .sort((a, b) => a.order - b.order)
}

const indexOf = (all: readonly Name[]): ReadonlyMap<string, readonly Indexed[]> =>
  Map.groupBy(
    all.map((name, order) => ({ ...name, order })),
    ({ phrase }) => phrase.split(' ')[0] ?? '',
  )

const merged = new WeakMap<readonly Name[], readonly Name[]>()

/** The catalogue's names with those that only the store has. */
function withStored(stored: readonly Name[]): readonly Name[] {
  if (stored.length === 0) return names
  const before = merged.get(stored)
  if (before !== undefined) return before
  const phrases = new Set(catalogue.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled].map(plainText)))
  const own = stored
    .filter(({ phrase }) => !phrases.has(phrase))
    .flatMap(({ id, phrase }) => turned(phrase).map((form) => ({ id, phrase: form })))
  const taken = new Set(own.map(({ phrase }) => phrase))
  const all = [...own, ...names.filter(({ phrase }) => !taken.has(phrase))].sort(
    (a, b) => b.phrase.length - a.phrase.length,
  )
  merged.set(stored, all)
  return all
}

/** The commodity of a name whose last letter was written twice: "gass". */
function undoubled(word: string): string | undefined {
  const once = word.replace(/(\p{L})\1$/u, '$1')
  if (once === word || once.length < 3 || ordinaryWords.has(word) || isTopicWord(word) || isPlainWord(word))
    return undefined
  const id = names.find(({ phrase }) => phrase === once)?.id
  return id !== undefined && commodityById(id) !== undefined ? id : undefined
}

/** Of a short word letters may be left out, and none wrong. */
const leftOut = (word: string): string | undefined =>
  isTopicWord(word) || isPlainWord(word) || isSeriesWord(word) ? undefined : withLettersLeftOut(word)

/** Beside a thing that is named, a word behind "in" may be a town: Batangas grows more than bananas. */
const isToldAsPlace = (rest: string, word: string): boolean =>
  ['in', 'near', 'at', 'around', 'from'].some((link) => rest.includes(` ${link} ${word} `))

const misspeltWithin = (most: number) =>
  remembered((word: string): string | undefined => {
    // Of a short word a letter may be missing, not wrong: "sugr".
    const limit = Math.min(most, word.length === 4 ? 1 : forgiven(word))
    if (isKindWord(word)) return undefined
    if (limit === 0) return leftOut(word)
    if (isTopicWord(word) || isPlainWord(word) || isSeriesWord(word)) return undefined
    const isOrdinary = ordinaryWords.has(word)
    const candidates = names
      .filter(({ phrase }) => !phrase.includes(' ') && phrase.length >= 5 && phrase[0] === word[0])
      // "Lemon" is one of lemons; "lives" is no slip of it.
      .filter(({ phrase }) => !isOrdinary || phrase === `${word}s` || phrase === `${word}es`)
      .filter(
        ({ id, phrase }) =>
          word.length > 4 ||
          (phrase.length === 5 && isWithin(word, phrase) && commodityById(id) !== undefined),
      )
      .map(({ id, phrase }) => ({ id, distance: slips(word, phrase, limit) }))
      .filter(({ distance }) => distance <= limit)
      .sort((a, b) => a.distance - b.distance)
    const [best, next] = candidates
    if (best === undefined) return leftOut(word)
    // Two crops equally near: better to ask than to pick one.
    if (next !== undefined && next.distance === best.distance && next.id !== best.id) return undefined
    return best.id
  })
const misspelt = misspeltWithin(2)
const misspeltByOne = misspeltWithin(1)

/** The plain text with slips in names of two words put right. */
export const withNamesRight = (plain: string, stored: readonly Name[]): string =>
  withWholeNames(
    plain,
    withStored(stored),
    (word) => isPlainWord(word) || isTopicWord(word) || single.has(word),
  )

const single = new Set(names.map(({ phrase }) => phrase).filter((phrase) => !phrase.includes(' ')))

/** Words of the world's series by which only one commodity goes: "srw" is wheat, "mombasa" tea. */
const impliedBy: ReadonlyMap<string, string> = new Map(
  [
    ...Map.groupBy(
      catalogue.flatMap(({ id, name: own, pinkSheet = [] }) =>
        pinkSheet.flatMap((name) =>
          wordsOfName(name).flatMap((word) => (hasPhrase(plainText(own), word) ? [] : [{ id, word }])),
        ),
      ),
      ({ word }) => word,
    ),
  ].flatMap(([word, of]) => {
    const [id, ...others] = new Set(of.map((one) => one.id))
    const isOrigin = /^(?:us|eu|europe|japan|mexican|australian|world|index|import|viet|namese|super)$/.test(
      word,
    )
    const says = word.length >= 3 && !isOrigin && !isPlainWord(word) && !/^\d+%?$/.test(word)
    return id !== undefined && others.length === 0 && says ? [[word, id] as const] : []
  }),
)

/** The commodities that a text means by a grade or an auction alone. */
export const impliedIn = (plain: string): string[] => [
  ...new Set([
    ...splitWords(plain).flatMap((word) => impliedBy.get(word) ?? []),
    // Whatever else is Vietnamese, a share of broken grains is of rice.
    ...(/(?<![^ ])viet namese (?:[^ ]+ )?\d+%(?![^ ])|(?<![^ ])\d+% (?:[^ ]+ )?viet namese(?![^ ])/.test(
      plain,
    )
      ? ['rice']
      : []),
  ]),
]

/** True when the question speaks of fertiliser in general. */
export function asksForFertilisers(plain: string): boolean {
  return [
    'fertiliser',
    'fertilisers',
    'fertilizer',
    'fertilizers',
    'engrais',
    'fertilizante',
    'fertilizantes',
    'mbolea',
    'khad',
    'duenger',
  ].some((word) => hasPhrase(plain, word))
}
