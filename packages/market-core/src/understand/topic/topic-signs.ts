import { remembered } from '../../remembered.ts'
import { plainText } from '../plain-text.ts'
import { isForm } from '../spelling/forms.ts'
import { ordinaryWords } from '../spelling/ordinary-words.ts'
import { slips } from '../spoken/spelling.ts'
import * as wordsOfTopics from './words-of-topics.ts'

/** The groups of words that say what a question is about. */
export type TopicSign = keyof typeof wordsOfTopics

const patterns = new Map(
  Object.entries(wordsOfTopics).map(([sign, phrases]) => [sign, patternOf(phrases)] as const),
)

/** Every word of the groups by itself, without those that stand for many endings. */
const single = new Set(
  Object.values(wordsOfTopics)
    .flat()
    .filter((phrase) => !/[ *]/.test(phrase))
    .map(plainText),
)
/** The words of the groups that say by themselves what a question is about. */
export const topicWords: ReadonlySet<string> = single
const stems = Object.values(wordsOfTopics)
  .flat()
  .filter((phrase) => phrase.endsWith('*') && !phrase.includes(' '))
  .map((phrase) => phrase.slice(0, -1))
const long = [
  ...new Set([
    ...single,
    'varieties',
    'variety',
    'irrigation',
    'fertilizer',
    'nutrient',
    'disease',
    'deficiency',
  ]),
].filter((word) => word.length >= 5)

function patternOf(phrases: readonly string[]): RegExp {
  const sources = phrases.map((phrase) =>
    phrase.endsWith('*') ? `${plainText(phrase.slice(0, -1))}[^ ]*` : plainText(phrase),
  )
  return new RegExp(`(?<![^ ])(?:${sources.join('|')})(?![^ ])`, 'g')
}

/** True for a word that says what a question is about: it is no misspelt crop. */
export function isTopicWord(word: string): boolean {
  return single.has(word) || stems.some((stem) => word.startsWith(stem))
}

/** The same, where the word is no slip of one that begins alike: "humidty" is no word of "humid". */
export const isTopicWordItself = (word: string): boolean =>
  single.has(word) || stems.some((stem) => word.startsWith(stem) && ending.test(word.slice(stem.length)))

const ending =
  /^(?:|s|es|ed|d|ing|er|ers|y|ity|ies|al|ion|ions|ation|e|ment|ments|iser|izer|isers|izers|able|or|ors)$/

/** True when one of the group's words stands in the plain text. */
export function hasSign(plain: string, sign: TopicSign): boolean {
  return plain.search(patterns.get(sign) ?? /$^/) !== -1
}

/** The plain text without the group's words. */
export function withoutSigns(plain: string, sign: TopicSign): string {
  return plain.replace(patterns.get(sign) ?? /$^/, ' ')
}

/** The plain text with its misspelt topic words put right; a word that is known to others is left as it is. */
export function spelled(plain: string, isKnown: (word: string) => boolean): string {
  return plain
    .split(' ')
    .slice(0, 80)
    .map((word) => (isTopicWord(word) || isKnown(word) ? word : (nearest(word) ?? word)))
    .join(' ')
}

/** A word with one slip of it put right, where it is then a word that says what a question is about. */
export const corrected = (word: string): string => nearest(word) ?? word

const nearest = remembered((word): string | undefined => {
  if (word.length < 5 || /\d/.test(word)) return undefined
  const isOrdinary = ordinaryWords.has(word)
  const near = long
    .filter((known) => known[0] === word[0] && (!isOrdinary || isForm(word, known)))
    .map((known) => ({ known, distance: slips(word, known, 1) }))
    .filter(({ distance }) => distance <= 1)
  return near.sort((a, b) => a.distance - b.distance)[0]?.known
})
