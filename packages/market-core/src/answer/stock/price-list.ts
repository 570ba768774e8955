import { catalogue } from '../../commodities/catalogue.ts'
import type { Question } from '../../understand/reading.ts'
import { askWhom } from '../about-topics.ts'
import { Draft, type PriceAnswer, SUGGESTIONS } from '../answer.ts'
import type { PriceData } from '../price-data.ts'
import { newestOf, oneOfEach } from './of-series.ts'

/**
 * What is stored in the place of a market's price list, and of which of it a price is wanted: of the farm's own country
 * where that has prices, else of the world. A market that is named is said not to be stored, and so is any list where
 * the country has none.
 */
export function sayPriceList(
  { unplaced = [] }: Question,
  { series, local, ...helpers }: PriceData,
): PriceAnswer {
  const draft = new Draft()
  const stored = series.filter(({ prices }) => prices.length > 0)
  const own = stored.filter(({ country }) => country !== undefined && local.includes(country))
  if (own.length === 0 || unplaced.length > 0)
    draft.say({ code: 'kind_not_stored', values: { kind: 'market', words: unplaced } })
  const told = oneOfEach(own.length > 0 ? own : stored.filter(({ country }) => country === undefined))
  const has = new Set(told.map(({ commodity }) => commodity))
  // In the order of the catalogue; metals and fuels stand on no list of a market.
  const goods = catalogue.flatMap(({ id, category }) => (has.has(id) && category !== 'energy' ? [id] : []))
  if (goods.length > 0)
    draft.say({
      code: 'stored_goods',
      values: { goods, until: newestOf(told), ...(own.length === 0 && { isOfTheWorld: true as const }) },
    })
  draft.say({ code: 'which_commodity', values: {} })
  return askWhom(draft, 'price', { local, ...helpers }).done(false, SUGGESTIONS)
}
