import type { Period } from './period.ts'

export type Words = readonly string[]

/** What a rule found at a word: the period, and the first word that does not belong to it. */
export interface RuleRead {
  readonly period: Period
  readonly next: number
}

/** Reads the period that begins at a word; undefined where none does. */
export type Rule = (words: Words, at: number) => RuleRead | undefined

/**
 * The end of the phrase that begins at a word, as the index of the word behind it; `at` where it does not stand there.
 */
export function past(words: Words, at: number, phrase: RegExp): number {
  const found = phrase.exec(words.slice(at, at + MOST_WORDS_OF_PHRASE).join(' '))?.[0].trim() ?? ''
  return found === '' ? at : at + found.split(' ').length
}

const MOST_WORDS_OF_PHRASE = 10
