import { currencyWords } from '../../find-units.ts'
import { splitWords } from '../../plain-text.ts'
import { plainWords } from '../../topic/plain-words.ts'
import { topicWords } from '../../topic/topic-signs.ts'
import { isForm } from '../forms.ts'
import { isOfAnEnglishName, isOfQuestions, meant } from '../lexicon.ts'
import { ordinaryWords } from '../ordinary-words.ts'
import { soundOf } from '../sound.ts'
import type { Vocabulary } from './likely-word.ts'

/** So long a word is known by where its vowels stand, and not by which they are. */
const LONG = 6

const isLatin = (word: string): boolean => /^[a-z]{3,}$/.test(word)

/** Every word of English that a question may turn on, and those that join them. */
const english: ReadonlySet<string> = new Set(
  [
    // What only some call a crop is rarer than the names of places that look like it.
    ...[...meant].filter((word) => ordinaryWords.has(word) || isOfAnEnglishName(word) || isOfQuestions(word)),
    ...[...plainWords].filter((word) => ordinaryWords.has(word) || meant.has(word)),
    ...topicWords,
    ...currencyWords.flatMap(splitWords),
    ...'litre litres meter metres meters kilos kilo hectare mmbtu wholesale auction'.split(' '),
  ].filter(isLatin),
)

const vocabularies = new WeakMap<ReadonlySet<string>, Vocabulary>()

/** All that a misspelt word of English may be, with the words of stored names and places. */
export function englishVocabulary(names: ReadonlySet<string>): Vocabulary {
  const before = vocabularies.get(names)
  if (before !== undefined) return before
  const vocabulary: Vocabulary = {
    language: 'en',
    wanted: new Set([...english, ...[...names].filter(isLatin)]),
    others: ordinaryWords,
    soundsOf: (name) => [`s ${soundOf(name, false)}`, `l ${soundOf(name, true)}`],
    heardAs: (word) => (word.length < LONG ? `s ${soundOf(word, false)}` : `l ${soundOf(word, true)}`),
    isSame: isForm,
  }
  vocabularies.set(names, vocabulary)
  return vocabulary
}
