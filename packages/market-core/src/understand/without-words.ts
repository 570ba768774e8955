import { splitWords } from './plain-text.ts'

/** A text without the words of a place, which a hyphen may join. */
export const withoutPlace = (text: string, words: string): string =>
  without(text.replace(/(?<=\p{L})-(?=\p{L})/gu, ' '), splitWords(words))

/** A text without some words of it. */
export const without = (text: string, words: readonly string[]): string =>
  text
    .split(' ')
    .filter((word) => !words.includes(word))
    .join(' ')
