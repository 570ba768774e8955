import { sentencesOf } from '../asked-alone/sentences.ts'
import type { Message } from '../asking/way.ts'
import { isOneMonth } from '../period/period.ts'
import { plainText } from '../plain-text.ts'
import type { Question } from '../reading.ts'

const MOST = 3
const asks =
  /(?<![^ ])(?:when (?:was|were|did|has|is)|(?:what|which) (?:month|year|months)|once|ever|first time|last time)(?![^ ])/

/**
 * "We met for 3 hours. My uncle swears palm oil was over 1700 once. When was that?": the figure that a price was past
 * stands in the last sentences, whatever figures are told before them. Undefined where these hold no such question.
 */
export function limitInStory({ text, whole, read }: Message): Question | undefined {
  if (whole.threshold !== undefined || whole.danger !== undefined || whole.commodities.length !== 1)
    return undefined
  const sentences = sentencesOf(text)
  if (sentences.length < 2 || !asks.test(plainText(sentences.slice(-MOST).join(' ')))) return undefined
  for (let count = 1; count <= Math.min(MOST, sentences.length - 1); count += 1) {
    const tail = read(sentences.slice(-count).join(' '))
    const isAsked = tail.threshold !== undefined && tail.threshold.wants !== 'one'
    if (isAsked && tail.commodities.length === 1 && tail.topic === 'price') return tail
  }
  return undefined
}

/** "By how many dollars?" in a sentence behind the change that it is asked of. */
export const withAmountAsked = (text: string, question: Question): Question =>
  question.intent === 'change' &&
  question.topic === 'price' &&
  question.asksAmount === undefined &&
  /(?<![^ ])by how (?:much|many)(?![^ ])/.test(plainText(text))
    ? { ...question, asksAmount: true }
    : question

/** "From February 2024 to February 2026, what is that in per cent": how far it moved, though no word says so. */
export const withCourseAsked = (question: Question): Question => {
  const { topic, intent, asksShare, period, periodAlso, commodities } = question
  const isSpan =
    period !== undefined &&
    'start' in period &&
    period.start !== undefined &&
    period.end !== undefined &&
    !isOneMonth(period) &&
    isMonth.test(period.start) &&
    period.end.length === period.start.length
  return topic === 'price' &&
    intent === 'price' &&
    asksShare &&
    isSpan &&
    !periodAlso &&
    commodities.length === 1
    ? { ...question, intent: 'change' }
    : question
}
const isMonth = /^\d{4}-\d\d$/
