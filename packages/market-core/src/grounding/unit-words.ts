import type { PriceUnit } from '../mass.ts'

const names: Readonly<Partial<Record<PriceUnit, string>>> = {
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramme किलो كيلو',
  g: 'gram grams gramme grammes gramo gramos grama gramas gramu',
  t: 't mt tonne tonnes ton tons tonelada toneladas tani टन طن',
  quintal: 'quintal quintals quintaux quintales qtl qq क्विंटल',
  lb: 'lb lbs pound pounds',
  cwt: 'cwt hundredweight',
  maund: 'maund maunds',
  bushel: 'bushel bushels bu',
  bag: 'bag bags sack sacks gunia magunia',
}
const unitOf: ReadonlyMap<string, PriceUnit> = new Map([
  ...Object.entries(names).flatMap(([unit, words]) =>
    words.split(' ').map((word) => [word.normalize('NFC'), unit as PriceUnit] as const),
  ),
  ['metric ton', 't'],
  ['metric tons', 't'],
])

/** The unit of a word that follows a number: "50 bags". Lower case. */
export const unitOfWord = (word: string): PriceUnit | undefined => unitOf.get(word.normalize('NFC'))
