import { catalogue } from '@smart-farming/market-core/commodities/catalogue'
import type { Category } from '@smart-farming/market-core/commodities/commodity'

/** What a farm does not sell or spread: its prices are for the chat. */
const NOT_FOR_THE_BOARD: readonly Category[] = ['energy']

/** What a farmer can put on the board, by category in the catalogue's order. */
export const BOARD_CROPS: readonly { category: Category; ids: readonly string[] }[] = [
  ...Map.groupBy(catalogue, ({ category }) => category),
]
  .filter(([category]) => !NOT_FOR_THE_BOARD.includes(category))
  .map(([category, commodities]) => ({ category, ids: commodities.map(({ id }) => id) }))
