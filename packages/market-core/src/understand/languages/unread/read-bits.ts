import { remembered } from '../../../remembered.ts'
import { vocabularyOf } from '../../spelling/again/vocabularies.ts'
import { ordinaryWords } from '../../spelling/ordinary-words.ts'
import { isWordOf, languageBits } from '../evidence/language-bits.ts'
import { wordsOfAll } from '../glossaries.ts'
import { type Language, OTHER_LANGUAGES } from '../language.ts'
import { fold } from '../written-words.ts'
import { letterBits, runsOf } from './letter-runs.ts'

/** The languages that are read here in Latin letters. */
export const readInLatin: readonly Language[] = [
  'en',
  ...OTHER_LANGUAGES.filter((language) => language !== 'ar'),
]

/** What a word costs that is known by its letters alone, in any language. */
export const BY_LETTERS = 7
/** A word that a language has costs no more, however seldom it is said. */
const MOST = 15
/** So much more costs a word of English in another language: questions of all of them borrow it. */
const BORROWED = 1

const none: ReadonlySet<string> = new Set()
const letters = new Map<Language, (word: string) => number>()

/** What is read in a question of any language: some words of Hausa are, too. */
const ofAll = new Set(
  [...wordsOfAll.glossary.values()].flatMap((glosses) => glosses.flatMap(({ words }) => words)),
)

/**
 * How unlikely a word is in a language that is read here, in bits: as it stands there or in English, or by its
 * letters.
 */
export const readBits = (written: string, language: Language): number =>
  Math.min(bitsIn(fold(written), language), bitsIn(written, 'en') + BORROWED)

/** True for a word that one of these languages has as it stands. */
export const isRead = remembered(
  (word: string): boolean => ofAll.has(word) || readInLatin.some((language) => isWordOf(word, language)),
)

function bitsIn(word: string, language: Language): number {
  if (isWordOf(word, language)) return Math.min(MOST, languageBits([word], language))
  return Math.min(ofAll.has(word) ? MOST : Number.POSITIVE_INFINITY, lettersOf(language)(word) + BY_LETTERS)
}

function lettersOf(language: Language): (word: string) => number {
  const before = letters.get(language)
  if (before !== undefined) return before
  const { wanted, others } = vocabularyOf(language === 'en' ? undefined : language, none)
  const all = new Set(
    [...wanted, ...others, ...(language === 'en' ? ordinaryWords : [])]
      .map(fold)
      .filter((word) => /^\p{Script=Latin}+$/u.test(word)),
  )
  const counts = new Map<string, number>()
  for (const run of [...all].flatMap(runsOf)) counts.set(run, (counts.get(run) ?? 0) + 1)
  const found = letterBits(counts)
  letters.set(language, found)
  return found
}
