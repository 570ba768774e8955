import { HECTARES_PER_ACRE } from '../../land.ts'
import { kgPerUnit, type PriceUnit } from '../../mass.ts'
import { currencyOfWord, unitOfWord } from '../find-units.ts'

export type AreaUnit = 'ha' | 'acre' | 'feddan' | 'manzana' | 'rai' | 'kanal' | 'guntha' | 'dunam'
export type VolumeUnit = 'litre' | 'gallon' | 'barrel'

/**
 * Hectares of one. The manzana is the 0.7 ha that it is now taken as in Central America. What differs from district to
 * district (a bigha, a katha, an alqueire) is no unit here: how large it is, is asked back.
 */
export const hectaresPer: Readonly<Record<AreaUnit, number>> = {
  ha: 1,
  acre: HECTARES_PER_ACRE,
  feddan: 0.420_083_3,
  manzana: 0.7,
  rai: 0.16,
  kanal: HECTARES_PER_ACRE / 8,
  guntha: HECTARES_PER_ACRE / 40,
  dunam: 0.1,
}
/** Litres of one: the US liquid gallon, and the barrel of crude oil, which is 42 of them. Exact. */
export const litresPer: Readonly<Record<VolumeUnit, number>> = {
  litre: 1,
  gallon: 3.785_411_784,
  barrel: 158.987_294_928,
}

/** What an amount is of; two of different kinds are never added nor divided but as a rate. */
export type Measure =
  /** `isUnweighed`: a bag of which nobody said what it holds, where nothing hangs on that. */
  | { readonly kind: 'mass'; readonly unit: PriceUnit; readonly isUnweighed?: true }
  /** A bag, sack or pack of a weight that was said. */
  | { readonly kind: 'sack'; readonly kg: number }
  | { readonly kind: 'area'; readonly unit: AreaUnit }
  | { readonly kind: 'volume'; readonly unit: VolumeUnit }

export interface MeasureRead {
  readonly measure: Measure
  readonly next: number
}

const areas: Readonly<Record<string, AreaUnit>> = {
  ha: 'ha',
  hectare: 'ha',
  hectares: 'ha',
  hectarea: 'ha',
  hectareas: 'ha',
  hektar: 'ha',
  hekta: 'ha',
  acre: 'acre',
  acres: 'acre',
  ac: 'acre',
  acs: 'acre',
  ekari: 'acre',
  feddan: 'feddan',
  feddans: 'feddan',
  mz: 'manzana',
  mzs: 'manzana',
  rai: 'rai',
  thairai: 'rai',
  kanal: 'kanal',
  kanals: 'kanal',
  guntha: 'guntha',
  gunthas: 'guntha',
  gunta: 'guntha',
  guntas: 'guntha',
  dunam: 'dunam',
  dunams: 'dunam',
  dunum: 'dunam',
  dunums: 'dunam',
}
const volumes: Readonly<Record<string, VolumeUnit>> = {
  l: 'litre',
  litre: 'litre',
  litres: 'litre',
  liter: 'litre',
  liters: 'litre',
  lita: 'litre',
  ltr: 'litre',
  gallon: 'gallon',
  gallons: 'gallon',
  gal: 'gallon',
  galon: 'gallon',
  barrel: 'barrel',
  barrels: 'barrel',
  bbl: 'barrel',
  bbls: 'barrel',
}
const sacks = new Set([
  'bag',
  'bags',
  'sack',
  'sacks',
  'pack',
  'packs',
  'packet',
  'packets',
  'saco',
  'sacos',
  'sac',
  'sacs',
  'gunia',
  'magunia',
  'beg',
  'bori',
])

/** What holds so much of a thing as is said; without a weight it is none that is known. */
const isContainer = (word = ''): boolean =>
  sacks.has(word) ||
  /^(?:bales?|box|boxes|crates?|cartons?|drums?|tins?|debes?|baskets?|quintals?|quintales)$/.test(word)

export const isSackWord = (word = ''): boolean => sacks.has(word)

/** The measure that begins at a word: "kg", "90 kg bag", "bags of 50 kg", "short tons", "acre", "gallon". */
export function readMeasure(words: readonly string[], at: number): MeasureRead | undefined {
  const word = words[at] ?? ''
  if (words[at + 1] === 'sterling') return undefined
  const ofSack = sackFrom(words, at)
  if (ofSack !== undefined) return ofSack
  const pair = unitOfWord(`${word} ${words[at + 1] ?? ''}`)
  if (pair !== undefined) return { measure: { kind: 'mass', unit: pair }, next: at + 2 }
  const unit = unitOfWord(word)
  if (unit !== undefined) return { measure: { kind: 'mass', unit }, next: at + 1 }
  if (isSackWord(word)) return { measure: { kind: 'mass', unit: 'bag' }, next: at + 1 }
  const area = areas[word]
  if (area !== undefined) return { measure: { kind: 'area', unit: area }, next: at + 1 }
  const volume = volumes[word]
  return volume === undefined ? undefined : { measure: { kind: 'volume', unit: volume }, next: at + 1 }
}

/** "90 kg bag", "bags of 50 kg", "sack 25 kg", "gunia la kilo 90". */
function sackFrom(words: readonly string[], at: number): MeasureRead | undefined {
  if (isNumber(words[at])) {
    const kg = kilogramsAt(words, at)
    return kg !== undefined && isContainer(words[at + 2])
      ? { measure: { kind: 'sack', kg }, next: at + 3 }
      : undefined
  }
  if (!isContainer(words[at])) return undefined
  const behind = ['of', 'la', 'wa', 'de', 'with', 'x', 'a'].includes(words[at + 1] ?? '') ? at + 2 : at + 1
  const named = words[behind] === COMMODITY ? behind + 1 : behind
  const from = named > behind && words[named] === 'of' ? named + 1 : named
  const kg = kilogramsAt(words, from)
  if (kg !== undefined) return { measure: { kind: 'sack', kg }, next: from + 2 }
  const turned =
    unitOfWord(words[from] ?? '') === 'kg' && isNumber(words[from + 1]) ? Number(words[from + 1]) : undefined
  return turned === undefined ? undefined : { measure: { kind: 'sack', kg: turned }, next: from + 2 }
}

function kilogramsAt(words: readonly string[], at: number): number | undefined {
  const unit = unitOfWord(words[at + 1] ?? '')
  if (!isNumber(words[at]) || unit === undefined || unit === 'bushel' || unit === 'bag') return undefined
  // Six digits: "a bale of 480 lb" is told as 217.724 kg.
  return Number((Number(words[at]) * kgPerUnit[unit]).toPrecision(6))
}

/** Stands in a text where a commodity was named. */
export const COMMODITY = '\u2022'

export const isNumber = (word = ''): boolean => /^\d+(?:\.\d+)?$/.test(word)

/** The currency that begins at a word, by one word or two. */
export function readCurrency(
  words: readonly string[],
  at: number,
): { code: string; cents: boolean; next: number } | undefined {
  const word = words[at] ?? ''
  const [cents, usCents] = [/^cents?$|^¢$/.test(word), word === 'us' && /^cents?$/.test(words[at + 1] ?? '')]
  if (cents || usCents) return { code: 'USD', cents: true, next: at + (usCents ? 2 : 1) }
  const pair = currencyOfWord(`${word} ${words[at + 1] ?? ''}`)
  if (pair !== undefined) return { code: pair, cents: false, next: at + 2 }
  const code = currencyOfWord(word)
  return code === undefined ? undefined : { code, cents: false, next: at + 1 }
}
