import { plainText } from '../plain-text.ts'
import type { CountedIn } from './bought.ts'
import { type GoodsTold, goodsIn } from './goods-paid.ts'
import { inNumbers, type MoneyTold, moneyIn } from './money-told.ts'
import { countedIn } from './what-is-counted.ts'
import { aroundIt, buys, isOtherwise } from './words-of-buying.ts'

/** What a turn asks to buy, and the words of it that name the thing, its place and its time. */
export interface BoughtAsked {
  readonly paid:
    | { readonly money: number; readonly currency?: string }
    | { readonly goods: GoodsTold['goods'] }
  readonly in?: CountedIn
  readonly rest: string
}

/**
 * What so much money, or so much of what was told before, is asked to buy: one sum of it, how much of a thing or how
 * many of a unit, and a word of buying or of money that is had. Undefined where a price is told, or any figure that is
 * neither the money, the weight of a bag nor a year.
 *
 * @param text in English words
 * @param follows whether the price of one thing was told before it, whose money may be meant
 */
export function boughtAsked(text: string, follows: boolean): BoughtAsked | undefined {
  const words = inNumbers(plainText(text.replace(/[,;:?!]+(?!\d)/g, ' ')).split(' '))
  if (words.length > MOST_WORDS || words.some((word) => isOtherwise.test(word))) return undefined
  const paid = paidIn(words, follows)
  if (paid === undefined) return undefined
  const counted = countedIn(words, paid.at)
  if (!asksToBuy(words, paid, counted !== undefined)) return undefined
  const rest = words.filter(
    (word, index) => !paid.at.has(index) && counted?.at.has(index) !== true && !buys(word),
  )
  if (rest.some((word, index) => isFigure(word) && !isYear(word, rest[index - 1] ?? ''))) return undefined
  const named = rest.filter((word, index) => !aroundIt.test(word) || isOfTime(rest, index))
  const { money, goods } = paid
  const { value, currency } = money ?? { value: 0 }
  return {
    paid: goods === undefined ? { money: value, ...(currency !== undefined && { currency }) } : { goods },
    ...(counted && { in: counted.in }),
    rest: named.join(' '),
  }
}

const MOST_WORDS = 26

interface Paid {
  readonly money?: MoneyTold
  readonly goods?: GoodsTold['goods']
  /** Where it stands. */
  readonly at: ReadonlySet<number>
}

/** The one sum of money, or the goods, that are to be paid with; a price of one of something is none. */
function paidIn(words: readonly string[], follows: boolean): Paid | undefined {
  const [money, ...others] = moneyIn(words)
  const goods = follows && money === undefined ? goodsIn(words) : undefined
  if (goods !== undefined) return goods
  const paid = money ?? (follows ? bareMoney(words) : undefined)
  if (paid === undefined || others.length > 0) return undefined
  const { from, next } = paid
  const isRate = /^(?:per|a|an|each|apiece|\/)$/.test(words[next] ?? '') || words[from - 1] === 'at'
  return isRate
    ? undefined
    : { money: paid, at: new Set(Array.from({ length: next - from }, (_, index) => from + index)) }
}

/** Whether how much it buys is what is asked. */
function asksToBuy(words: readonly string[], { money, at }: Paid, isCounted: boolean): boolean {
  // "I bought two bags for 500": what was done is told.
  const isDone = words.some(
    (word, index) => word === 'bought' && /^(?:i|we|he|she|they)$/.test(words[index - 1] ?? ''),
  )
  if (isDone) return false
  const isBought = words.some((word, index) => !at.has(index) && buys(word))
  const isMany = words.some((word) => /^(?:many|much)$/.test(word))
  const asks = isMany || words.some((word) => /^(?:what|amount|quantity)$/.test(word))
  const isHad =
    money === undefined ||
    /^(?:have|ve|got|with|for|in|per|by|spend|budget|of)$/.test(words[money.from - 1] ?? '') ||
    /^(?:of|worth)$/.test(words[money.next] ?? '')
  return (isBought && (asks || (isCounted && words.includes('can')))) || (isMany && isCounted && isHad)
}

const isFigure = (word: string): boolean => /^\d+(?:[.,]\d+)*$/.test(word)
const beforeYears =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|in|of|since)$/
const isYear = (word: string, before: string): boolean =>
  /^(?:19|20)\d\d$/.test(word) && beforeYears.test(before)

/** "In" of a time or a place, and "now": what the price is asked of. */
function isOfTime(words: readonly string[], at: number): boolean {
  const next = words[at + 1]
  return words[at] === 'in'
    ? next !== undefined && !aroundIt.test(next)
    : /^(?:now|today|here)$/.test(words[at] ?? '')
}

/** "For 5000": of whatever money the price was told in; a figure with a unit or a thing behind it is none. */
function bareMoney(words: readonly string[]): MoneyTold | undefined {
  const found = words.flatMap((word, at): MoneyTold[] =>
    isFigure(word) &&
    /^(?:for|with|have|got|spend|by|would|could|can|does|did|will)$/.test(words[at - 1] ?? '') &&
    behindMoney.test(words[at + 1] ?? 'how')
      ? [{ value: Number(word), from: at, next: at + 1 }]
      : [],
  )
  return found.length === 1 ? found[0] : undefined
}

const behindMoney =
  /^(?:buy|get|have|how|what|can|could|will|would|do|does|i|we|now|today|in|then|please|it)$/
