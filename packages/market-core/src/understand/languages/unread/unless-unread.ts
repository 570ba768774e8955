import type { Question } from '../../reading.ts'
import { isUnread } from './unread-language.ts'

/**
 * A question as it was read; one in a language that is not read here is told so, whatever its words were taken for.
 * An emergency is one in any language, thanks are thanks, two units with a figure say what is asked, and so does a
 * price of a thing where no word is left over: "Was kostet Harnstoff pro Tonne?"
 */
export function unlessUnread(text: string, question: Question): Question {
  const { danger, smallTalk, language } = question
  if (danger !== undefined || smallTalk !== undefined || isWhole(text, question) || !isUnread(text))
    return question
  return {
    ...(language && { language }),
    topic: 'other',
    smallTalk: 'unread',
    intent: 'unknown',
    commodities: [],
    figures: {},
  }
}

/** Of other scripts no more than a few words are known. */
function isWhole(text: string, { topic, intent, story, commodities, language, ...words }: Question): boolean {
  if (topic === 'sums') return intent === 'convert' && story === undefined
  const left = [words.unplaced, words.asides, words.unreadTimes, words.placesNamed, words.product]
  return (
    /\p{Script=Latin}/u.test(text) &&
    topic === 'price' &&
    intent === 'price' &&
    language === undefined &&
    commodities.length === 1 &&
    left.every((one) => one === undefined)
  )
}
