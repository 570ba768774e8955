import { type Sentence, says } from '../sentence.ts'
import type { WordList } from '../text/word-lists.ts'

/** Weather that is to come. Seasons in general, and weather under a condition, are none. */
export function foretellsWeather(sentence: Sentence): boolean {
  if (says(sentence, 'if', 'general', 'check', 'denies', 'example') || /[?؟]\s*$/u.test(sentence.text))
    return false
  const isNear = says(sentence, 'near')
  if (says(sentence, 'willWeather')) return true
  if (says(sentence, 'weather')) {
    if (isNear) return true
    if (says(sentence, 'future') && (says(sentence, 'happens') || isClose(sentence, 'future', 'weather')))
      return true
  }
  // "Tomorrow will be dry", but not "The grain will be dry tomorrow".
  return (
    isNear &&
    says(sentence, 'skies') &&
    says(sentence, 'future', 'near') &&
    !says(sentence, 'goods', 'physical', 'work')
  )
}

/** "It will rain": one stands close behind the other. */
function isClose({ tokens }: Sentence, first: WordList, second: WordList): boolean {
  return tokens.some(
    (token, at) =>
      token.lists.has(first) && tokens.slice(at + 1, at + 3).some(({ lists }) => lists.has(second)),
  )
}
