import type { Figure } from '../figures.ts'
import { isQuestion, matchesLists, type Sentence } from '../sentence.ts'
import type { WordListName } from '../text/word-lists.ts'

/** True if a sentence predicts weather. Seasonal and conditional statements are allowed. */
export function predictsWeather(sentence: Sentence, figures: readonly Figure[]): boolean {
  if (matchesLists(sentence, 'if', 'general', 'check', 'denies', 'example') || isQuestion(sentence))
    return false
  if (matchesLists(sentence, 'willWeather')) return true
  const isNear = matchesLists(sentence, 'near', 'days')
  // "The heap must reach a temperature of 60 degrees" is a target, not a forecast.
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

/** Maximum distance, in tokens, between a weather word and a word such as "before" or "against". */
const NEAR = 3

/** "Before the rain", "against frost" and "maize needs rain" do not describe the weather. */
function isTold({ tokens }: Sentence, list: WordListName): boolean {
  const has = (from: number, to: number, circumstance: WordListName, clause?: number) =>
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

function isClose({ tokens }: Sentence, first: WordListName, second: WordListName): boolean {
  return tokens.some(
    (token, at) =>
      token.lists.has(first) && tokens.slice(at + 1, at + 3).some(({ lists }) => lists.has(second)),
  )
}
