import { textedIn } from '../../spelling/again/texted-in-languages.ts'
import { vocabularyOf } from '../../spelling/again/vocabularies.ts'
import { textedFor } from '../../spelling/as-texted.ts'
import { ratedWords, type Vocabulary } from '../../spelling/channel/likely-word.ts'
import { classOf, THING } from '../../spelling/channel/word-classes.ts'
import { isCounted, surprise } from '../../spelling/channel/word-counts.ts'
import { ordinaryWords } from '../../spelling/ordinary-words.ts'
import { english } from '../english-words.ts'
import { knownLanguages } from '../glossaries.ts'
import { type Language, OTHER_LANGUAGES } from '../language.ts'

/** What a word costs that a language has and its corpus has not, and one that is no slip of any, either. */
const UNCOUNTED = 15
const UNKNOWN = 20
/** What each word costs that is written as messages write it. */
const TEXTED = 4
/** A shorter word is a slip of too many. */
const SHORTEST = 3

const none: ReadonlySet<string> = new Set()
const vocabularyIn = (language: Language) => vocabularyOf(language === 'en' ? undefined : language, none)

/** Words that no question turns on are too rare for a slip of them to tell a language. */
const wantedIn = (language: Language) => ({ ...vocabularyIn(language), others: none })

/** True for a folded word that a language has as it stands. */
export const isWordOf = (word: string, language: Language): boolean =>
  bitsOfItself(word, undefined, language) !== undefined

/** True for a folded word that a language has as it stands, or as a likely slip. */
export const isSaidIn = (word: string, language: Language): boolean =>
  wordBits(word, undefined, language).bits < UNKNOWN

/**
 * How unlikely folded words are, one after the other, in a language: each as it stands, or as the likeliest word that
 * it is a slip of. In bits: the fewer, the sooner are they of that language.
 *
 * @param limit what is more is of no matter: it is not looked further
 */
export function languageBits(
  words: readonly string[],
  language: Language,
  limit = Number.POSITIVE_INFINITY,
): number {
  let before: string | undefined
  let sum = 0
  for (const word of words) {
    const { bits, said } = wordBits(word, before, language)
    sum += bits
    if (sum > limit) return sum
    before = said
  }
  return sum
}

function wordBits(
  word: string,
  before: string | undefined,
  language: Language,
): { bits: number; said: string } {
  const itself = bitsOfItself(word, before, language)
  if (itself !== undefined) return { bits: itself, said: word }
  const texted = language === 'en' ? (textedFor(word) ?? textedIn(undefined, word)) : textedIn(language, word)
  if (texted !== undefined) {
    const [said = ''] = texted.split(' ')
    return { bits: (bitsOfItself(said, before, language) ?? UNCOUNTED) + TEXTED, said }
  }
  const [likeliest] =
    word.length < SHORTEST ? [] : ratedWords(word, { before, after: undefined }, wantedIn(language))
  return likeliest === undefined || likeliest.bits > UNKNOWN
    ? { bits: UNKNOWN, said: word }
    : { bits: likeliest.bits, said: likeliest.word }
}

function bitsOfItself(word: string, before: string | undefined, language: Language): number | undefined {
  const isOwn = language === 'en' ? isEnglish(word) : isIn(vocabularyIn(language), word)
  if (isOwn || (isCounted(word, language) && language !== 'en'))
    return isCounted(word, language)
      ? surprise({ word, before, after: undefined }, language, true)
      : UNCOUNTED
  // A thing's name is borrowed from any language: "bei ya maize".
  return classOf(word) === THING ? UNCOUNTED : undefined
}

const isIn = ({ wanted, others }: Pick<Vocabulary, 'wanted' | 'others'>, word: string): boolean =>
  wanted.has(word) || others.has(word)

const ofOthers: ReadonlySet<string> = new Set(
  OTHER_LANGUAGES.flatMap((language) => [...knownLanguages[language].words]),
)

/** Its questions have words of other languages in them, "mandi bhav", and its short forms no vowel: "I'd". */
const isEnglish = (word: string): boolean =>
  ordinaryWords.has(word) ||
  (english.has(word) && /[aeiouy]|../.test(word)) ||
  (isIn(vocabularyIn('en'), word) && !ofOthers.has(word))
