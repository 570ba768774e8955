import type { Question } from '../../reading.ts'
import type { Story } from '../told-story.ts'

const shortOfStored =
  /(?<!\p{L})(?:short|below|under|beneath|behind|above|over|lower|higher|less|more|worse|better|difference|gap|apart|away|off)(?!\p{L})(?:[^.?!]*[^\p{L}.?!])?(?:your|the) (?:world |newest |latest |stored |own )*(?:figures?|prices?|rates?)(?!\p{L})|(?<!\p{L})(?:short|below|under|beneath|behind|above|over|lower|higher|less|worse|better|difference|gap)(?!\p{L})(?:[^.?!]*[^\p{L}.?!])?world (?:market )?(?:figures?|prices?|rates?)(?!\p{L})/iu
const isOfCourse: ReadonlySet<Question['intent']> = new Set(['range', 'change', 'compare', 'from-extreme'])

/**
 * Whether a story reckons something else than what is asked: land or an amount that is only told, where the course of a
 * stored price is asked; or the farmer's own money, where it is asked how far that is from the stored price.
 */
export function asksOtherThan({ read, isOfLand }: Story, question: Question, text: string): boolean {
  if (!('sum' in read) || isOfLand || question.commodities.length === 0) return false
  const { result, terms } = read.sum
  const isOfMoney = terms.some(({ factors }) => factors.some(({ isMoney }) => isMoney === true))
  const isCourse =
    isOfCourse.has(question.intent) &&
    (question.againstNow === true || question.ofRange !== undefined || question.intent === 'from-extreme')
  if (result === 'amount' && !isOfMoney && isCourse) return true
  return result === 'comes-to' && shortOfStored.test(text)
}
