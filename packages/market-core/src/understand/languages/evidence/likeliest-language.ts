import { type Language, OTHER_LANGUAGES } from '../language.ts'
import { fold } from '../written-words.ts'
import { isSaidIn, isWordOf, languageBits } from './language-bits.ts'

/** Those that are written in Latin letters, too; Arabic in them is known by its figures for letters. */
const languages: readonly Language[] = ['en', ...OTHER_LANGUAGES.filter((language) => language !== 'ar')]

/** A longer message has words enough that say its language. */
const MOST_WORDS = 14
/** So many bits likelier must the words be in another language than in the expected one; more, where none told it. */
const DOUBT = 8
const UNTOLD = 4
/** So few words, of which one is clearly rather of English by so many. */
const FEW = 2
const CLEARLY = 3

/** One question is asked for its language by many: so many of the last are known. */
const MOST_KNOWN = 32
const known = new Map<string, Language>()

/**
 * The language of a short message in Latin letters by how likely its words are in each, slips and all: a word of
 * another language that is as near to one of the expected language is no evidence of either.
 *
 * @param words in small letters, with their accents, which English has not
 * @param told the language that its words are known in; undefined where they say too little
 * @param expected the language of the conversation so far
 */
export function likeliestLanguage(
  words: readonly string[],
  told: Language | undefined,
  expected: Language,
): Language | undefined {
  if (words.length === 0 || words.length > MOST_WORDS || told === expected) return told
  const asked = [told ?? '', expected, ...words].join(' ')
  const before = known.get(asked)
  if (before !== undefined) return before
  const [oldest] = known.keys()
  if (oldest !== undefined && known.size >= MOST_KNOWN) known.delete(oldest)
  const found = byBits(words, told, expected)
  known.set(asked, found)
  return found
}

function byBits(words: readonly string[], told: Language | undefined, expected: Language): Language {
  const isTold = told !== undefined
  const folded = words.map(fold)
  const bitsIn = (language: Language, limit?: number) =>
    languageBits(language === 'en' ? words : folded, language, limit)
  // Most questions have words of their conversation's language alone, which say it at once.
  if (!isTold && areMost(folded, (word) => isWordOf(word, expected))) return expected
  let [likeliest, fewest] = [expected, Number.POSITIVE_INFINITY]
  // The likelier first: the others are left as soon as they come to more.
  for (const language of new Set([told ?? expected, expected, ...languages])) {
    const more = language === expected ? 0 : DOUBT + (language === told ? 0 : UNTOLD)
    const bits = bitsIn(language, fewest - more) + more
    if (bits < fewest) [likeliest, fewest] = [language, bits]
  }
  if (told !== undefined && likeliest === 'en' && words.length <= FEW) {
    // "Litre lait": where no word is rather of English, nothing speaks against the other.
    const isEnglish = (word: string) =>
      languageBits([fold(word)], told) - languageBits([word], 'en') > CLEARLY
    return words.some(isEnglish) ? 'en' : told
  }
  // One word that another language has is no evidence of it.
  return isTold || areMost(folded, (word) => isSaidIn(word, likeliest)) ? likeliest : expected
}

const areMost = (words: readonly string[], is: (word: string) => boolean): boolean =>
  words.filter(is).length * 2 > words.length
