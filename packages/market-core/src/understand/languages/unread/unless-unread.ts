import type { Question } from '../../reading.ts'
import { isUnread } from './unread-language.ts'

/**
 * A question as it was read; one in a language that is not read here is told so, whatever its words were taken for.
 * An emergency is one in any language, thanks are thanks, and two units with a figure say what is asked.
 */
export function unlessUnread(text: string, question: Question): Question {
  const { danger, smallTalk, language, topic, intent, story } = question
  const isConversion = topic === 'sums' && intent === 'convert' && story === undefined
  if (danger !== undefined || smallTalk !== undefined || isConversion || !isUnread(text)) return question
  return {
    ...(language && { language }),
    topic: 'other',
    smallTalk: 'unread',
    intent: 'unknown',
    commodities: [],
    figures: {},
  }
}
