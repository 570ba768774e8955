import type { Question } from '../../understand/question.ts'
import type { SmallTalk } from '../../understand/small-talk.ts'
import { bothOf, Draft, type PriceAnswer } from '../answer.ts'
import type { PriceData } from '../price-data.ts'
import { sayStock } from '../stock/say-stock.ts'
import { whomToAsk } from './whom-to-ask.ts'

/**
 * What is said to small talk; to a complaint of old prices their age, and to whoever wants a person, who knows farming.
 */
export function sayTalk(question: Question, kind: SmallTalk, data: PriceData): PriceAnswer {
  const draft = new Draft().say({ code: 'small_talk', values: { kind } })
  if (question.stock !== undefined) return bothOf(draft.done(), sayStock(question, question.stock, data))
  return (question.asksWho ? draft.say(whomToAsk('other', data)) : draft).done()
}
