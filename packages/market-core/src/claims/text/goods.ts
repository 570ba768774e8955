import { catalogue } from '../../commodities/catalogue.ts'
import { knownCrops } from '../../commodities/known/known-crops.ts'
import { splitNames } from '../../commodities/names/names-in-language.ts'
import { languageTables } from '../../reader/languages/tables.ts'
import { PhraseIndex, type PhraseMatch } from './phrases.ts'
import type { Token } from './tokens.ts'

let phrases: PhraseIndex<string> | undefined

function goodsPhrases(): PhraseIndex<string> {
  const english = [...catalogue, ...knownCrops].map(
    ({ id, name, alsoCalled }) => [id, [name, ...alsoCalled]] as const,
  )
  const others = languageTables.flatMap(({ crops }) =>
    Object.entries(crops).map(([id, written]) => [id, splitNames(written)] as const),
  )
  const named = [...english, ...others].flatMap(([id, names]) => names.map((name) => [name, id] as const))
  // Two-letter names are also ordinary words.
  return new PhraseIndex(named.filter(([name]) => name.length > 2 && !ordinary.has(name.toLowerCase())))
}

/** Names that are also everyday words. */
const ordinary = new Set([
  'can',
  'son',
  'sel',
  'pan',
  'sal',
  'may',
  'corn',
  'lima',
  'mel',
  'thé',
  'the',
  'mate',
  'bran',
])

/**
 * Finds commodities by name, with their token indexes. "Sweet potatoes" does not name "potatoes".
 */
export function findGoods(tokens: readonly Token[]): { at: number; value: string }[] {
  phrases ??= goodsPhrases()
  const found = phrases.find(tokens.map(({ text }) => text))
  const isWithin = (one: PhraseMatch<string>, other: PhraseMatch<string>) =>
    other.length > one.length && other.at <= one.at && other.at + other.length >= one.at + one.length
  return found.filter((one) => !found.some((other) => isWithin(one, other)))
}
