// The words of a question as the learned reader compares them: Hindi by its sound, so that both scripts are one, Arabic
// with one letter for those that are written for each other, and the stems below what Arabic and Swahili add to a word.

import { unitOfWord } from '../find-units.ts'
import { english } from '../languages/english-words.ts'
import { findLanguage } from '../languages/find-language.ts'
import { hindiByEar } from '../languages/hindi-by-ear.ts'
import type { Language } from '../languages/language.ts'
import { fold } from '../languages/written-words.ts'
import { plainText, splitWords } from '../plain-text.ts'
import { ordinaryWords } from '../spelling/ordinary-words.ts'
import { arabicLetters, arabicStems } from './arabic-stems.ts'
import { arabicConsonants, bare, isArabizi } from './arabizi.ts'
import { swahiliStems } from './swahili-stems.ts'

/** A word of a question. */
export interface WordRead {
  readonly word: string
  /** The likeliest part of it that bears the meaning; the word itself where nothing is added to it. */
  readonly stem: string
  /** Every form that a list may have it in, see `formsRead`. */
  readonly forms: readonly string[]
}

const ofHindi = /[\p{Script=Devanagari}\u200c\u200d]+/gu

/** A text with its words of Devanagari in Latin letters, as they are spoken. */
const inLatin = (text: string): string =>
  text.normalize('NFC').replace(ofHindi, (word) => hindiByEar(fold(word)))

const isInDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text)
const isInArabic = (word: string): boolean => /\p{Script=Arabic}/u.test(word)

/** The words of a question as it was written. */
export function wordsRead(text: string): WordRead[] {
  const plain = plainText(inLatin(text))
  if (isArabizi(plain) && !isMostlyEnglish(plain)) return splitWords(plain).map(arabiziRead)
  const language = isInDevanagari(text) ? 'hi' : findLanguage(text)
  return splitWords(plain).map((word) => wordRead(arabicLetters(word), language))
}

/** A code among English words is no Arabic: "gate G7b", "row3". */
function isMostlyEnglish(plain: string): boolean {
  const words = splitWords(plain).filter((word) => !/\d/.test(word))
  const ofEnglish = words.filter((word) => english.has(word) || ordinaryWords.has(word))
  return words.length > 1 && ofEnglish.length * 4 >= words.length * 3
}

function arabiziRead(word: string): WordRead {
  const { stem, forms } = arabicStems(arabicConsonants(word))
  return { word, stem: CONSONANTS + stem, forms: [word, ...forms.map((form) => CONSONANTS + form)] }
}

/** Before the consonants of a word of Arabic. */
const CONSONANTS = 'consonants:'
/** A single one may be of anything. */
const LEAST_CONSONANTS = 2

/** The forms that a word of a list is found by. */
export function formsRead(listed: string, language?: Language): string[] {
  const form = formRead(listed, language)
  const consonants = language === 'ar' ? bare(arabicLetters(plainText(listed))) : ''
  return consonants.length < LEAST_CONSONANTS ? [form] : [form, CONSONANTS + consonants]
}

/**
 * The form that a word of a list is found by: by its sound in Hindi.
 *
 * @param language of the list; absent for one of words that are looked for in all
 */
function formRead(listed: string, language?: Language): string {
  const word = arabicLetters(plainText(inLatin(listed)))
  const own = isInDevanagari(listed) ? 'hi' : language
  return own === undefined ? word : inList(own === 'hi' ? hindiByEar(word) : word, own)
}

const inList = (word: string, language: Language): string => `${language}:${word}`

/** Languages in Latin letters, where it is not known which of them is written. */
const latin: readonly Language[] = ['en', 'es', 'fr', 'pt', 'sw']

/** "Hundredweight" begins as a word for sinking does elsewhere. */
const isOfEnglish = (word: string): boolean => ordinaryWords.has(word) || unitOfWord(word) !== undefined

function wordRead(word: string, language: Language | undefined): WordRead {
  if (isInArabic(word)) {
    const { stem, forms } = arabicStems(word)
    return { word, stem, forms: forms.flatMap((form) => [form, inList(form, 'ar')]) }
  }
  const sound = language === 'hi' ? [hindiByEar(word)] : []
  const stems = language === 'hi' ? sound : swahiliStems(word)
  // Words of English stand in every language.
  const languages =
    language !== undefined
      ? [...new Set<Language>([language, 'en'])]
      : isOfEnglish(word)
        ? (['en'] as const)
        : latin
  const own = (one: Language) => (one === 'hi' ? sound : one === 'sw' ? [word, ...stems] : [word])
  const stem = stems.at(-1)
  return {
    word,
    stem: stem === undefined ? word : language === 'hi' ? inList(stem, 'hi') : stem,
    forms: [
      word,
      ...(language === 'hi' ? [] : stems),
      ...languages.flatMap((one) => own(one).map((form) => inList(form, one))),
    ],
  }
}
