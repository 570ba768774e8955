import type { Figure } from '../figures.ts'
import { isQuestion, matchesLists, type Sentence } from '../sentence.ts'
import type { WordList } from '../text/word-lists.ts'

/** True if a sentence predicts weather. General statements about seasons, and conditional weather, do not count. */
export function predictsWeather(sentence: Sentence, figures: readonly Figure[]): boolean {
  if (matchesLists(sentence, 'if', 'general', 'check', 'denies', 'example') || isQuestion(sentence))
    return false
  if (matchesLists(sentence, 'willWeather')) return true
  const isNear = matchesLists(sentence, 'near', 'days')
  // A target value is not a forecast: "The heap must reach a temperature of 60 degrees."
  const isAim = matchesLists(sentence, 'urge') && matchesLists(sentence, 'physical') && !isNear
  if (!isAim && isTold(sentence, 'weather')) {
    if (isNear || matchesLists(sentence, 'coming')) return true
    if (matchesLists(sentence, 'now') && matchesLists(sentence, 'happens')) return true
    if (
      matchesLists(sentence, 'future') &&
      (matchesLists(sentence, 'happens') || isClose(sentence, 'future', 'weather'))
    )
      return true
  }
  // "Tomorrow will be dry" is a forecast; "The grain will be dry tomorrow" is not.
  if (matchesLists(sentence, 'goods', 'physical', 'work')) return false
  const isMeasured = figures.some(({ from, to }) =>
    [sentence.tokens[to + 1], sentence.tokens[from - 1]].some(
      (token) => token?.text === '°' || token?.lists.has('degree'),
    ),
  )
  const isComing =
    isNear ||
    matchesLists(sentence, 'coming') ||
    (matchesLists(sentence, 'future') && matchesLists(sentence, 'happens'))
  return (isTold(sentence, 'skies') && isComing) || (isMeasured && isNear)
}

/** Maximum number of tokens between a weather word and one that makes it a circumstance: "before the heavy rain". */
const NEAR = 3

/**
 * True if a sentence speaks of the weather itself: "before the rain", "against frost" and "maize needs rain" do not.
 */
function isTold({ tokens }: Sentence, list: WordList): boolean {
  const has = (from: number, to: number, circumstance: WordList, clause?: number) =>
    tokens
      .slice(Math.max(0, from), to)
      .some((token) => token.clause === clause && token.lists.has(circumstance))
  return tokens.some(
    ({ lists, clause }, at) =>
      lists.has(list) &&
      !has(at - NEAR, at, 'around', clause) &&
      !has(at + 1, at + 1 + NEAR, 'aroundAfter', clause),
  )
}

/** True if the second word follows closely after the first: "it will rain". */
function isClose({ tokens }: Sentence, first: WordList, second: WordList): boolean {
  return tokens.some(
    (token, at) =>
      token.lists.has(first) && tokens.slice(at + 1, at + 3).some(({ lists }) => lists.has(second)),
  )
}
