import { catalogue } from '../../commodities/catalogue.ts'
import { knownCrops } from '../../commodities/known/known-crops.ts'
import { splitNames } from '../../commodities/names/names-in-language.ts'
import { namesInOtherScripts } from '../../commodities/names-in-other-scripts.ts'
import { commodityIdFromStoredName, splitStoredName, storedNameById } from '../../commodities/stored-name.ts'
import { varietiesWithoutPrice } from '../../commodities/varieties-without-price.ts'
import type { LanguageTables } from '../languages/tables.ts'
import type { KnownPlaces } from '../places.ts'
import { type InflectedEndings, inflect } from './inflection.ts'
import type { MeaningOf } from './meaning.ts'
import { addPhrase, findOrAddNode, splitPhrase, type TrieNode } from './trie.ts'

type Stored = NonNullable<KnownPlaces['series']>

/** Returns the stored series, by default those of the World Bank. */
export const storedSeries = ({ series }: KnownPlaces): Stored =>
  series ?? catalogue.flatMap(({ id, pinkSheet = [] }) => pinkSheet.map((name) => ({ commodity: id, name })))

/**
 * Adds all product names in all languages. Only catalogue entries and source names have prices.
 */
export function addProducts(root: TrieNode, places: KnownPlaces, languages: readonly LanguageTables[]): void {
  const guessed: (() => void)[] = []
  const [{ names: ofStored } = { names: { endings: [] } }] = languages
  const add = (name: string, meaning: MeaningOf<'thing' | 'unpriced'>, { endings } = ofStored) => {
    const words = splitPhrase(name)
    const accented = name.toLowerCase().normalize('NFC')
    addPhrase(root, words, accented === words.join(' ') ? meaning : { ...meaning, accented })
    // Derived forms are added last, because written names take precedence.
    guessed.push(() => {
      for (const form of [words.length === 2 ? [words.join('')] : [], ...inOtherNumber(words, endings)])
        if (findOrAddNode(root, form)?.meanings.length === 0) addPhrase(root, form, meaning)
    })
  }
  const stored = new Map<string, string>()
  for (const { commodity, name } of storedSeries(places)) {
    const id = commodity ?? commodityIdFromStoredName(name)
    if (commodity !== null) {
      const { base, kinds } = splitStoredName(name)
      // "Coffee, Robusta" is not a variety of the default coffee.
      guessed.push(() => {
        const meant = findOrAddNode(root, splitPhrase(base))?.meanings.flatMap((one) =>
          one.kind === 'thing' ? [one.commodity] : [],
        )
        if (meant?.length && !meant.includes(id))
          for (const kind of kinds) add(`${base} ${kind}`, { kind: 'thing', commodity: id })
        // "Thai 5%" means rice even without the word "rice".
        for (const kind of kinds)
          if (/\d/.test(kind) && findOrAddNode(root, splitPhrase(kind))?.meanings.length === 0)
            add(kind, { kind: 'thing', commodity: id, variety: kind.split(' ') })
      })
      continue
    }
    for (const phrase of formsOfStored(name, id)) {
      add(phrase, { kind: 'thing', commodity: id })
      const words = splitPhrase(phrase)
      for (const form of [words, ...inOtherNumber(words, ofStored.endings)]) stored.set(form.join(' '), id)
    }
  }
  const storedAs = (names: readonly string[]) =>
    names.map((name) => stored.get(splitPhrase(name).join(' '))).find((id) => id !== undefined)
  const addCalled = (id: string, meaning: MeaningOf<'thing' | 'unpriced'>) => {
    for (const { crops, names } of languages)
      for (const name of splitNames(crops[id] ?? '')) if (name !== '') add(name, meaning, names)
  }
  for (const { id, name, alsoCalled } of catalogue) {
    const meaning = { kind: 'thing', commodity: id } as const
    for (const one of [name, ...alsoCalled]) add(one, meaning)
    addCalled(id, meaning)
    for (const one of [...(namesInOtherScripts[id] ?? []), ...(varietiesWithoutPrice[id] ?? [])])
      add(one, meaning)
  }
  for (const { id, name, alsoCalled } of knownCrops) {
    const names = [name, ...alsoCalled]
    const commodity = storedAs(names)
    const meaning: MeaningOf<'thing' | 'unpriced'> =
      commodity === undefined ? { kind: 'unpriced', name: id } : { kind: 'thing', commodity }
    for (const one of [...names, ...(namesInOtherScripts[id] ?? [])]) add(one, meaning)
    addCalled(id, meaning)
  }
  for (const { names } of languages) {
    for (const [name, phrases] of Object.entries({ ...names.unpriced, ...names.goods })) {
      const commodity = storedAs([name])
      for (const phrase of name in names.goods ? [...phrases, name] : phrases)
        add(
          phrase,
          commodity === undefined ? { kind: 'unpriced', name } : { kind: 'thing', commodity },
          names,
        )
    }
  }
  // `guessed` grows during the iteration.
  for (const form of guessed) form()
}

/** "Coal, Australian" is a variety of coal. "Groundnuts (paste)" is a different product. */
function formsOfStored(name: string, id: string): string[] {
  const { base, kinds } = splitStoredName(name)
  if (storedNameById(id) === base) return [base]
  return [name, ...kinds.map((kind) => `${kind} ${base}`)]
}

/** Switches the last word, or all words, between singular and plural: "huiles végétales". */
function inOtherNumber(words: readonly string[], endings: readonly InflectedEndings[]): string[][] {
  const last = inflect(words.at(-1) ?? '', endings).map((form) => [...words.slice(0, -1), form])
  const all = words.map((word) => inflect(word, endings)[0] ?? word)
  return words.length === 2 ? [...last, all] : last
}

/** Words that distinguish the series of each commodity: "hrw", "mombasa", "5%". */
export function collectVarieties(places: KnownPlaces): ReadonlyMap<string, ReadonlySet<string>> {
  const varieties = new Map<string, Set<string>>()
  for (const { commodity, name } of storedSeries(places)) {
    const id = commodity ?? commodityIdFromStoredName(name)
    const words = varieties.get(id) ?? new Set<string>()
    for (const word of splitPhrase(name)) if (/[\p{L}\p{N}]/u.test(word)) words.add(word)
    varieties.set(id, words)
  }
  return varieties
}
