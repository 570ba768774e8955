import { hasSum, leftOf } from '../asked-alone/reads-alone.ts'
import { sentencesOf } from '../asked-alone/sentences.ts'
import type { Question } from '../reading.ts'
import type { Message } from './way.ts'

/**
 * The last sentence of a message, where it holds all the figures, makes a conversion or a sum by itself, and the
 * message as a whole makes none: "The old tractor is choking again. How many litres in 15 gallons?" Undefined where a
 * figure or a question stands elsewhere too, and where something else is asked and known.
 */
export function figuresAlone({ text, whole, read }: Message): Question | undefined {
  if (whole.danger !== undefined || isKnown(whole)) return undefined
  const sentences = sentencesOf(text)
  const one = sentences.pop()
  if (one === undefined || sentences.length === 0 || sentences.some((told) => /\d|[?؟]/.test(told)))
    return undefined
  const alone = read(one)
  return alone.danger === undefined && leftOf(alone).length === 0 && isReckoned(alone) ? alone : undefined
}

const isReckoned = (question: Question): boolean => question.conversion !== undefined || hasSum(question)

const isKnown = (whole: Question): boolean =>
  isReckoned(whole) || (whole.topic === 'price' && whole.commodities.length > 0 && leftOf(whole).length === 0)
