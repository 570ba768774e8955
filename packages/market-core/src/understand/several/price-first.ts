import type { Message } from '../asking/way.ts'
import { readPeriod } from '../period/find-period.ts'
import { plainText } from '../plain-text.ts'
import type { Question } from '../reading.ts'
import { saysPrice } from '../topic/asked-of.ts'
import { newestOfIt } from './base.ts'

const asksWhat = /(?<![^ ])(?:how much (?:is|are|does)|what (?:is|are|s)|whats)(?![^ ])/
const extreme =
  /(?<![^ ])(?:highest|lowest|peak|record|top|bottom|dearest|cheapest|average|mean|maximum|minimum|max|min)(?![^ ])/
const told =
  /(?<![^ ])(?:was|were|has|have|had|did|fell|rose|went|gone|risen|fallen|dropped|which|when|change|changed|difference|between|from)(?![^ ])/
const second =
  /^(?:also )?(?:what|whats|how much|the|its|it|his|their|highest|lowest|average|mean|peak|record|that of|same)(?! (?:month|date|year|time) (?:when|in which|that|of it|it))(?![^ ])/
const asked =
  /(?<![^ ])(?:was|were|ever|been|highest|lowest|peak|record|average|mean|dearest|cheapest)(?![^ ])/

/**
 * "The price per tonne, and what it was a year before", "the export price and the highest it has ever been": the
 * newest first, and then what the second half asks, which is all that was understood of it. Its text is the sentence
 * that asks. Undefined for anything else.
 */
export function priceFirst({ text: sentence, whole }: Message): Question | undefined {
  const { intent, period, threshold } = whole
  if (intent !== 'price' && intent !== 'range' && intent !== 'unknown') return undefined
  if (whole.againstNow || whole.andNow || whole.periodAlso || threshold || whole.each) return undefined
  const isOfAnother = period !== undefined || whole.ordersByPrice !== undefined || whole.ofRange !== undefined
  const [head, ...others] = sentence.split(/,?\s+and\s+/iu)
  if (head === undefined || others.length !== 1 || !isOfAnother) return undefined
  const [one, other] = [plainText(head), plainText(others[0] ?? '')]
  const isPlain =
    (saysPrice(one) || asksWhat.test(one)) &&
    !extreme.test(one) &&
    !told.test(one) &&
    readPeriod(one).period === undefined
  return isPlain && second.test(other) && asked.test(other)
    ? { ...newestOfIt(whole), alsoAsked: [whole] }
    : undefined
}
