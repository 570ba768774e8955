import type { CommodityId } from '@smart-farming/market-core/commodities/catalogue'
import { lazyWords } from '../../../words.ts'
import { cropNameInSentence } from './series-labels.ts'

/**
 * Fertilisers and livestock products, to which no fertiliser is applied. Importing the catalogue's
 * categories would cost more bytes than this whole module.
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
 * Returns questions about crops that the built-in adviser can answer; undefined if no crop has a
 * name.
 *
 * @param crops ids, most important first
 */
export function cropQuestions(crops: readonly string[]): readonly string[] | undefined {
  const known = crops.filter((id) => Object.hasOwn(lazyWords.commodities, id))
  const [first, second = first] = known
  if (first === undefined || second === undefined) return undefined
  const { price, change, inputRatio } = lazyWords.prices.questions
  const grown = known.find((id) => !NOT_GROWN.has(id))
  return [
    price({ crop: cropNameInSentence(first) }),
    change({ crop: cropNameInSentence(second) }),
    ...(grown === undefined ? [] : [inputRatio({ crop: cropNameInSentence(grown) })]),
  ]
}
