import { knownLanguages } from '../../languages/glossaries.ts'
import type { OtherLanguage } from '../../languages/language.ts'
import { meant, twoWordNames } from '../lexicon.ts'
import { soundOf } from '../sound.ts'
import { heardIn } from './heard-in.ts'

/** Phrases and words of a language by how they sound in one, wherever the gaps between their words stand. */
type ByEar = ReadonlyMap<string, string | undefined>

/** Fewer letters sound like too much else. */
const FEWEST_LETTERS = 4
const FEWEST_OF_A_WORD = 5
const MOST_WORDS = 4

const known = new Map<OtherLanguage | 'en', ByEar>()

const inEnglish = (word: string): string => soundOf(word, false)

function phrasesOf(language: OtherLanguage | undefined): { words: readonly string[]; english: string }[] {
  if (language === undefined)
    return [...[...meant].map((word) => [word]), ...twoWordNames].map((words) => ({
      words: [...words],
      english: words.join(' '),
    }))
  return [...knownLanguages[language].glossary.values()]
    .flat()
    .filter(({ words }) => words.every((word) => /^\p{Script=Latin}+$/u.test(word)))
}

function byEarIn(language: OtherLanguage | undefined): ByEar {
  const before = known.get(language ?? 'en')
  if (before !== undefined) return before
  const heard = language === undefined ? inEnglish : heardIn(language)
  const found = new Map<string, { written: string; english: string } | undefined>()
  for (const { words, english } of phrasesOf(language)) {
    const written = words.join(' ')
    const letters = words.join('').length
    if (words.length > MOST_WORDS || letters < (words.length === 1 ? FEWEST_OF_A_WORD : FEWEST_LETTERS))
      continue
    for (const sound of new Set([heard(words.join('')), words.map(heard).join('')])) {
      const same = found.get(sound)
      // What sounds as two that say different things is neither.
      if (!found.has(sound)) found.set(sound, { written, english })
      else if (same !== undefined && same.english !== english) found.set(sound, undefined)
    }
  }
  const byEar = new Map([...found].map(([sound, one]) => [sound, one?.written]))
  known.set(language ?? 'en', byEar)
  return byEar
}

/**
 * The phrase that some words sound as, whatever gaps they have: "mai ze", "ojourdui", "o plu o". Undefined where they
 * are written as it is, or sound as several.
 */
export function phraseHeard(
  words: readonly string[],
  language: OtherLanguage | undefined,
): string | undefined {
  const heard = language === undefined ? inEnglish : heardIn(language)
  const byEar = byEarIn(language)
  if (words.join('').length < FEWEST_LETTERS) return undefined
  const found = [heard(words.join('')), words.map(heard).join('')].map((sound) => byEar.get(sound))
  const phrase = found.find((one) => one !== undefined)
  const count = phrase?.split(' ').length ?? 0
  // A word for a word is no matter of gaps.
  return phrase === undefined || (count === 1 && words.length === 1) || phrase === words.join(' ')
    ? undefined
    : phrase
}
