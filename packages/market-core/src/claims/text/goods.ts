import { catalogue } from '../../commodities/catalogue.ts'
import { knownCrops } from '../../commodities/known/known-crops.ts'
import { ar } from '../../commodities/names/ar.ts'
import { es } from '../../commodities/names/es.ts'
import { fr } from '../../commodities/names/fr.ts'
import { hi } from '../../commodities/names/hi.ts'
import { namesOf } from '../../commodities/names/names-in-language.ts'
import { pt } from '../../commodities/names/pt.ts'
import { sw } from '../../commodities/names/sw.ts'
import { Phrases } from './phrases.ts'
import type { Token } from './tokens.ts'

let phrases: Phrases<string> | undefined

/** Everything that has a market, in all languages, by its id. */
function goodsPhrases(): Phrases<string> {
  const english = [...catalogue, ...knownCrops].flatMap(({ id, name, alsoCalled }) =>
    [name, ...alsoCalled].map((called): [string, string] => [called, id]),
  )
  const others = [ar, es, fr, hi, pt, sw].flatMap((names) =>
    Object.entries(names).flatMap(([id, written]) =>
      namesOf(written).map((called): [string, string] => [called, id]),
    ),
  )
  // Two letters are an ordinary word of some language.
  return new Phrases(
    [...english, ...others].filter(([name]) => name.length > 2 && !ordinary.has(name.toLowerCase())),
  )
}

/** Names that are everyday words as well. */
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

/** Each thing named, by its id and its place among the tokens; "potatoes" is not named by "sweet potatoes". */
export function goodsIn(tokens: readonly Token[]): { at: number; value: string }[] {
  phrases ??= goodsPhrases()
  const found = phrases.find(tokens.map(({ text }) => text))
  return found.filter(
    (one) =>
      !found.some(
        ({ at, length }) => length > one.length && at <= one.at && at + length >= one.at + one.length,
      ),
  )
}
