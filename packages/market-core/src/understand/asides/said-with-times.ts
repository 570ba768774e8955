import { isProductSomewhere } from '../beside/products.ts'
import { isKindWord } from '../kinds/kind-words.ts'
import { splitWords } from '../plain-text.ts'
import { COMMODITY } from '../quantities/measures.ts'
import { kindsOfWord } from './learned/kinds-of-words.ts'
import { isOfTrade } from './of-trade.ts'

const linking = /^(?:in|on|at|of|for|to|from|since|during|around|about|the|that|year|month)$/
const extremes = /^(?:low|lows|lowest|high|highs|highest|peak|peaks|top|bottom|worst|best)$/
/** WordNet's sign for what is commonest said as an adverb. */
const ADVERB = '2'

/**
 * The words that a time or an extreme is asked by and that nobody could place: an adverb before a time, "back in August
 * 2012", and what an extreme is called before its time, "the low point of 2020". A word of goods or trade says which
 * price is meant wherever it stands, and what stands right behind a thing is of that.
 *
 * @param plain the question with its times, and with a sign for each thing
 * @param undated the same without its times
 */
export function saidWithTimes(plain: string, undated: string, left: readonly string[]): ReadonlySet<string> {
  const kept = new Set(splitWords(undated))
  const words = splitWords(plain)
  const isBeforeTime = (at: number): boolean => {
    const next = words.findIndex((word, place) => place > at && (!linking.test(word) || !kept.has(word)))
    return next !== -1 && !kept.has(words[next] ?? '')
  }
  return new Set(
    words.filter((word, at) => {
      const before = words[at - 1] ?? ''
      if (!left.includes(word) || before === COMMODITY || isOfGoods(word)) return false
      if (extremes.test(before)) return at === words.length - 1 || isBeforeTime(at)
      return kindsOfWord(word)?.startsWith(ADVERB) === true && isBeforeTime(at)
    }),
  )
}

const isOfGoods = (word: string): boolean => isOfTrade(word) || isKindWord(word) || isProductSomewhere(word)
