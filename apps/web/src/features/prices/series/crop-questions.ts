import type { CommodityId } from '@smart-farming/market-core/commodities/catalogue'
import { partWords } from '../../../words.ts'
import { cropInSentence } from './series-words.ts'

/**
 * What does not pay for fertiliser by the kilogram: fertilisers, and what is kept and not grown. The catalogue has it
 * as categories; it would weigh more than all that is said here.
 */
const NOT_GROWN: ReadonlySet<string> = new Set<CommodityId>([
  'beef',
  'chicken',
  'pork',
  'lamb',
  'eggs',
  'milk',
  'shrimp',
  'urea',
  'dap',
  'tsp',
  'potash',
  'phosphate-rock',
])

/**
 * Questions about these crops (ids, the most important first) that the built-in answers know; undefined where none of
 * them has a name.
 */
export function cropQuestions(crops: readonly string[]): readonly string[] | undefined {
  const known = crops.filter((id) => Object.hasOwn(partWords.commodities, id))
  const [first, second = first] = known
  if (first === undefined || second === undefined) return undefined
  const { price, change, inputRatio } = partWords.prices.questions
  const grown = known.find((id) => !NOT_GROWN.has(id))
  return [
    price({ crop: cropInSentence(first) }),
    change({ crop: cropInSentence(second) }),
    ...(grown === undefined ? [] : [inputRatio({ crop: cropInSentence(grown) })]),
  ]
}
