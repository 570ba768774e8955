import { knownLanguages } from '../../languages/glossaries.ts'
import type { OtherLanguage } from '../../languages/language.ts'
import { englishVocabulary } from '../channel/english-vocabulary.ts'
import type { Vocabulary } from '../channel/likely-word.ts'
import { isForm } from '../forms.ts'
import { heardIn } from './heard-in.ts'
import { ordinaryIn } from './ordinary-in-languages.ts'

const ofLanguages = new Map<OtherLanguage, Vocabulary>()

/** All that a misspelt word of a language may be: in English with the words of stored names and places. */
export function vocabularyOf(language: OtherLanguage | undefined, names: ReadonlySet<string>): Vocabulary {
  if (language === undefined) return englishVocabulary(names)
  const before = ofLanguages.get(language)
  if (before !== undefined) return before
  const { words, names: things, glossary } = knownLanguages[language]
  const saying = (word: string) => glossary.get(word)?.find((gloss) => gloss.words.length === 1)?.english
  const heardAs = heardIn(language)
  const vocabulary: Vocabulary = {
    language,
    wanted: new Set([...words, ...things].filter((word) => /^\p{L}[\p{L}\p{M}]+$/u.test(word))),
    others: ordinaryIn(language),
    soundsOf: (name) => [heardAs(name)],
    heardAs,
    isSame: (one, other) =>
      isForm(one, other) || (saying(one) !== undefined && saying(one) === saying(other)),
  }
  ofLanguages.set(language, vocabulary)
  return vocabulary
}
