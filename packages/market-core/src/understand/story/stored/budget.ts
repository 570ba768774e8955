import type { Question } from '../../reading.ts'
import { asksWhatItBuys } from '../asked.ts'
import { clausesOf, readFigures } from '../read-figures.ts'
import { PRICE } from './at-stored.ts'

const isThat =
  /(?<!\p{L})(?:have|got|budget|with|for|spend)(?!\p{L})[^?]*(?<!\p{L})how (?:many|much) [^.?!,]*(?:is|are|would|does) (?:that|it|this)(?!\p{L})/iu

/**
 * The sum of a farmer who asks how much of one thing so much money buys, and names no price of it: at the stored one,
 * in the farmer's money. Undefined where anything else is told or asked.
 *
 * @param text the question in English words
 */
export function boughtAtStored(
  text: string,
  { commodities, intent, wanted, unit }: Question,
): { marked: string; hasCost: boolean; currency: string } | undefined {
  if (commodities.length !== 1 || (intent !== 'price' && intent !== 'unknown')) return undefined
  if (!asksWhatItBuys(text) && !isThat.test(text)) return undefined
  const held = wanted?.kind === 'sack' ? wanted.kg : undefined
  const [money, ...others] = readFigures(clausesOf(text)).filter(
    ({ value, currency }) => value !== 1 && !(currency === undefined && value === held),
  )
  if (money?.currency === undefined || others.length > 0 || money.per.length > 0) return undefined
  const many = held === undefined ? (unit ?? 'tonnes') : `${held} kg bags`
  return {
    marked: `I have ${money.value} ${money.currency}. How many ${many} can I buy at ${PRICE} `,
    hasCost: true,
    currency: money.currency,
  }
}
