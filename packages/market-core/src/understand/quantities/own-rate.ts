import { findCurrency } from '../find-units.ts'
import { plainText } from '../plain-text.ts'

/** What one unit of one money is of another, as the farmer told it. */
export interface OwnRate {
  readonly of: string
  readonly rate: number
  readonly currency: string
}

const number = '[1-9]\\d{0,2}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:[.,]\\d+)?'
const coin = '(?:[$€£]|\\p{L}{2,})'
const told = new RegExp(
  `(?<![\\p{L}\\d])(?:if |when |with |at )?(?:a|an|1|one|the)?\\s*(${coin}(?: sterling)?)\\s*(?:is|are|=|equals|costs?|makes?|buys|goes for|at)\\s*(${number})\\s*(${coin})(?!\\p{L})(?!\\s*(?:per|a|an|the|/)\\s*(?:kg|kilo|tonne|ton|t|bag|sack|bushel|litre|quintal|pound|lb))[,.;]?`,
  'giu',
)

/** "129 shillings make a dollar", "at 129 shillings to the dollar". */
const toldBack = new RegExp(
  `(?<![\\p{L}\\d])(?:if |when |with |at |and )?(${number})\\s*(${coin})\\s*(?:to|for|per|makes?|equals?|buys?|is|are|=|gives?|gets?)\\s*(?:me |you |us )?(?:an?|1|one|the|each)\\s*(${coin})(?!\\p{L})[,.;]?`,
  'giu',
)

/**
 * A text without the exchange rate that it tells, and that rate: "a dollar is 129 shillings, tea per kilo in
 * shillings".
 */
export function rateTold(text: string): { readonly text: string; readonly rate?: OwnRate } {
  const ways = [
    ...[...text.matchAll(toldBack)].map(([whole, figure = '', other = '', one = '']) => ({
      whole,
      one,
      figure,
      other,
    })),
    ...[...text.matchAll(told)].map(([whole, one = '', figure = '', other = '']) => ({
      whole,
      one,
      figure,
      other,
    })),
  ]
  for (const { whole, one, figure, other } of ways) {
    const [of, currency] = [findCurrency(plainText(one)), findCurrency(plainText(other))]
    const isThousands = /^[1-9]\d{0,2}(?:,\d{3})+(?!\d)/.test(figure)
    const rate = Number(isThousands ? figure.replaceAll(',', '') : figure.replace(',', '.'))
    const rest = text.replace(whole, ' ').trim()
    if (of !== undefined && currency !== undefined && of !== currency && rate > 0)
      return /\p{L}/u.test(rest) ? { text: rest, rate: { of, rate, currency } } : { text }
  }
  return { text }
}

const inCoin = new RegExp(
  `(?<!\\p{L})(how many|how much in|in|into)\\s+(?:us |american )?(${coin})(?!\\p{L})`,
  'giu',
)

/** A text that asks for no other money: what it comes to is told in both. */
export const withoutCoin = (text: string, { of }: OwnRate): string =>
  text.replace(inCoin, (said: string, asks: string, money: string) =>
    findCurrency(plainText(money)) !== of ? said : /^how/i.test(asks) ? 'how much' : '',
  )
