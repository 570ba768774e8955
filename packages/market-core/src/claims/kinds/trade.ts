import type { Figure } from '../figures.ts'
import { isQuestion, matchesLists, type Sentence } from '../sentence.ts'
import type { WordListName } from '../text/word-lists.ts'

/**
 * True if a sentence advises the farmer to sell or to hold. It may weigh costs and risks, describe
 * selling methods ("by weight") or state conditions.
 */
export function advisesTrade(sentence: Sentence, figures: readonly Figure[]): boolean {
  if (matchesLists(sentence, 'if', 'general', 'may', 'denies', 'example') || isQuestion(sentence))
    return false
  const { tokens } = sentence
  // "Sell 20 bags" states an amount; "sell in lots of 5 bags" does not.
  const isCounted = figures.some(
    ({ from, to, percent }) =>
      !percent && tokens.slice(Math.max(0, from - 2), to + 4).some(({ lists }) => lists.has('sales')),
  )
  const isTimed = matchesLists(sentence, 'saleTime', 'comingTime', 'months', 'days') || isCounted
  const isStock = matchesLists(sentence, 'stock', 'goods')
  if (isTold(sentence, 'accept')) return true
  if (isTold(sentence, 'sell') && (isTimed || (isStock && sentence.tokens.length < 6))) return true
  if (isTold(sentence, 'hold') && (isTimed || isStock)) return true
  if (isTold(sentence, 'keeps') && isTimed) return true
  return isTold(sentence, 'waits') && isTimed && matchesLists(sentence, 'sales')
}

/**
 * The word must start a clause or follow an urging word. An imperative ("*!") may stand anywhere.
 */
function isTold({ tokens, own }: Sentence, list: WordListName): boolean {
  const isUrged = own.has('urge')
  let [clause, begin] = [-1, 0]
  return tokens.some((token, at) => {
    if (token.clause !== clause) [clause, begin] = [token.clause, at]
    const entry = token.entries.find((one) => one.list === list)
    if (entry === undefined) return false
    const isAddressed = tokens.slice(begin, at).some(({ lists }) => lists.has('you'))
    return isUrged || entry.value === 'always' || (at - begin <= 2 && !isAddressed)
  })
}
