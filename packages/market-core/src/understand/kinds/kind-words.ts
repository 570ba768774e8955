import { kindsWithoutPrice } from '../../commodities/kinds-without-price.ts'
import { hasPhrase, plainText, splitWords } from '../plain-text.ts'

const words = new Set([
  ...Object.values(kindsWithoutPrice).flatMap((names) =>
    names.flatMap((name) => splitWords(plainText(name))),
  ),
  'unroasted',
])

/** True for a word of a kind that has no price: "burley" is no slip of barley. */
export const isKindWord = (word: string): boolean => words.has(word)

const phrases = Object.values(kindsWithoutPrice).flatMap((names) => names.map(plainText))

/** True for a plain text that names a kind which has no price, by all the words of its name. */
export const namesKind = (plain: string): boolean => phrases.some((phrase) => hasPhrase(plain, phrase))
