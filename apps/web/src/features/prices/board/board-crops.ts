import { catalogue } from '@smart-farming/market-core/commodities/catalogue'
import type { Category } from '@smart-farming/market-core/commodities/commodity'
import { countryName } from '@smart-farming/words/format/names/country'
import { partWords } from '../../../words.ts'

/** What a farm does not sell or spread: its prices are for the chat. */
const NOT_FOR_THE_BOARD: readonly Category[] = ['energy']

/** What a farmer can put on the board, by category in the catalogue's order. */
export const BOARD_CROPS: readonly { category: Category; ids: readonly string[] }[] = [
  ...Map.groupBy(catalogue, ({ category }) => category),
]
  .filter(([category]) => !NOT_FOR_THE_BOARD.includes(category))
  .map(([category, commodities]) => ({ category, ids: commodities.map(({ id }) => id) }))

/** Crops to choose from, under their heading. */
export interface CropGroup {
  readonly legend: string
  readonly ids: readonly string[]
}

/**
 * {@link BOARD_CROPS} as they are shown, each once: those with prices from the farm's own country (ISO 3166-1 alpha-2)
 * before the categories.
 */
export function cropGroups(local: { country: string; crops: readonly string[] } | undefined): CropGroup[] {
  const words = partWords.prices.board.choice
  const all = BOARD_CROPS.flatMap(({ ids }) => ids)
  const here = all.filter((id) => local?.crops.includes(id))
  const groups = BOARD_CROPS.map(({ category, ids }) => ({
    legend: words.categories[category],
    ids: ids.filter((id) => !here.includes(id)),
  })).filter(({ ids }) => ids.length > 0)
  if (local === undefined || here.length === 0) return groups
  const country = countryName(partWords.tag, local.country) ?? local.country
  return [{ legend: words.fromCountry({ country }), ids: here }, ...groups]
}
