import { remembered } from '../remembered.ts'
import { writtenFigures } from './spelling/written-figures.ts'

/**
 * A text as it is compared: lower case, without accents, with single spaces, and with every mark gone that is not part
 * of a number, a unit ("t/ha"), a currency or a per cent.
 */
export const plainText = remembered(madePlain, { most: 500, longest: 500 })

function madePlain(text: string): string {
  return writtenFigures(text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
    .replace(/(?<![\d.,])(1,[5-9]\d\d|2,0\d\d)(?![\d.,]*\d)/g, '$1.0') // 1,700 is no year.
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '') // 1,200 is one number.
    .replace(/(?<=\d) ?[–—] ?(?=\d)/g, '-') // A range of years is written with a long dash.
    .replace(/[^\p{L}\p{N}.%/$€£₹-]+/gu, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replaceAll('/', ' / ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A plain text with its hyphens as spaces, between words: they are written or not, "Pointe Noire", "break even". */
export const unhyphenated = (plain: string): string => plain.replace(/(?<=\p{L}{3})-(?=\p{L}{3})/gu, ' ')

/** The words of a plain text. */
export function splitWords(plain: string): string[] {
  return plain === '' ? [] : plain.split(/[ /]/).filter((word) => word !== '')
}

/** True when the phrase stands in the plain text as whole words. */
export function hasPhrase(plain: string, phrase: string): boolean {
  // Most phrases are nowhere in a text, which costs no new text to say.
  return plain.includes(phrase) && ` ${plain} `.includes(` ${phrase} `)
}

/** "I get 95. A 2 kg tin": a figure that ends its sentence is for nothing that the next one begins with. */
export const withEnds = (text: string): string =>
  text.replace(/(?<=\d)[.;?!]\s+(?=(?:an?|per|each|every|one)\s)/giu, ' and ')
