import type { Former, Question } from '../reading.ts'
import { formerOf } from './of-two.ts'

const thatMonth =
  /(?<![^ ])(?:(?:in|at|for|on|during) )?(?:(?:that|the|this) (?:very |same |exact )*(?:month|time|moment|date)|back then|same month)(?![^ ])/

/**
 * "And what was soybean oil in that same month": the month of the extreme that was told before, and no extreme of what
 * is named now; undefined where it asks for something else.
 *
 * @param plain in English, as `plainText` makes it
 * @param asked the question with what it leaves out taken from the one before it
 */
export function inThatMonth(
  plain: string,
  own: Question,
  asked: Question,
  previous: Question | undefined,
): Question | undefined {
  const of = extremeOf(previous)
  if (of === undefined || own.topic !== 'price' || own.period !== undefined || own.danger !== undefined)
    return undefined
  const isAsked = own.commodities.length === 1 && own.intent !== 'range' && thatMonth.test(plain)
  if (!isAsked || own.ordersByPrice !== undefined || (own.figures.given ?? []).length > 0) return undefined
  const { period: _, ordersByPrice: __, ofRange: ___, ...rest } = asked
  return { ...rest, intent: 'price', commodities: own.commodities, atExtreme: of }
}

/** The extreme that a question asked for, or the one whose month it asked of. */
function extremeOf(previous: Question | undefined): Question['atExtreme'] {
  if (previous?.atExtreme !== undefined) return previous.atExtreme
  const of: Former | undefined = previous === undefined ? undefined : formerOf(previous)
  const { ofRange, ordersByPrice } = previous ?? {}
  if (of === undefined || previous?.intent !== 'range') return undefined
  if (ofRange === 'highest' || ofRange === 'lowest') return { of, extreme: ofRange }
  return ordersByPrice === undefined
    ? undefined
    : { of, extreme: ordersByPrice === 'cheapest' ? 'lowest' : 'highest' }
}
