import { kindsWithoutPrice } from '../../commodities/kinds-without-price.ts'
import { plainText, splitWords } from '../plain-text.ts'

const words = new Set([
  ...Object.values(kindsWithoutPrice).flatMap((names) =>
    names.flatMap((name) => splitWords(plainText(name))),
  ),
  'unroasted',
])

/** True for a word of a kind that has no price: "burley" is no slip of barley. */
export const isKindWord = (word: string): boolean => words.has(word)
