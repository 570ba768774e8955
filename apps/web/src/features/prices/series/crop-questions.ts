import type { CommodityId } from '@smart-farming/market-core/commodities/catalogue'
import { partWords } from '../../../words.ts'
import { cropInSentence } from './series-words.ts'

/**
 * Commodities not grown with fertiliser: fertilisers and livestock products. The catalogue has categories, but
 * importing it would weigh more than this whole module.
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
 * Questions about these crops (ids, most important first) that the built-in answers support; undefined where none has a
 * name.
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
