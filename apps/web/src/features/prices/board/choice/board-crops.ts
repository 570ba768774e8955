import { catalogue } from '@smart-farming/market-core/commodities/catalogue'
import type { Category } from '@smart-farming/market-core/commodities/commodity'
import { cropName } from '../../series/series-labels.ts'

/** Categories that a farm neither sells nor spreads: their prices are for the chat only. */
const NOT_FOR_THE_BOARD: readonly Category[] = ['energy']

/** Crops available for the board, in the catalogue's order. */
export const BOARD_CROPS = catalogue.filter(({ category }) => !NOT_FOR_THE_BOARD.includes(category))

/** Maximum number of crops found: a longer list takes too long to read, and one more letter shortens it. */
const MOST_FOUND = 8

/** Converts a text to lower case without accents, as in the catalogue's synonyms. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/**
 * Ids of crops whose name equals or begins with the text, in any language of the catalogue; matches on the crop's main
 * name come first. Empty for blank text.
 */
export function findCrops(typed: string): string[] {
  const wanted = fold(typed)
  if (wanted === '') return []
  const begins = (name: string) => ` ${fold(name)}`.includes(` ${wanted}`)
  const own = BOARD_CROPS.filter(({ id, name }) => begins(name) || begins(cropName(id)))
  const others = BOARD_CROPS.filter((crop) => !own.includes(crop) && crop.alsoCalled.some(begins))
  return [...own, ...others].slice(0, MOST_FOUND).map(({ id }) => id)
}
