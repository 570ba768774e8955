import { findCurrency } from '../find-units.ts'
import { plainText } from '../plain-text.ts'

/** What one unit of one money is of another, as the farmer told it. */
export interface OwnRate {
  readonly of: string
  readonly rate: number
  readonly currency: string
}

const coin = '(?:[$€£]|\\p{L}{2,})'
const told = new RegExp(
  `(?<![\\p{L}\\d])(?:if |when |with |at )?(?:a|an|1|one|the)?\\s*(${coin}(?: sterling)?)\\s*(?:is|are|=|equals|costs?|makes?|buys|goes for|at)\\s*(\\d+(?:[.,]\\d+)?)\\s*(${coin})(?!\\p{L})(?!\\s*(?:per|a|an|the|/)\\s*(?:kg|kilo|tonne|ton|t|bag|sack|bushel|litre|quintal|pound|lb))[,.;]?`,
  'iu',
)

/**
 * A text without the exchange rate that it tells, and that rate: "a dollar is 129 shillings, tea per kilo in
 * shillings".
 */
export function rateTold(text: string): { readonly text: string; readonly rate?: OwnRate } {
  const found = told.exec(text)
  const [whole = '', one = '', figure = '', other = ''] = found ?? []
  const [of, currency] = [findCurrency(plainText(one)), findCurrency(plainText(other))]
  const rate = Number(figure.replace(',', '.'))
  if (of === undefined || currency === undefined || of === currency || !(rate > 0)) return { text }
  const rest = text.replace(whole, ' ').trim()
  return /\p{L}/u.test(rest) ? { text: rest, rate: { of, rate, currency } } : { text }
}
