import { catalogue } from '@smart-farming/market-core/commodities/catalogue'
import type { Category } from '@smart-farming/market-core/commodities/commodity'
import { cropName } from '../../series/series-labels.ts'

/** Farms neither sell nor spread these. Only the chat uses their prices. */
const NOT_FOR_THE_BOARD: readonly Category[] = ['energy']

/** Crops available for the board, in the catalogue's order. */
export const BOARD_CROPS = catalogue.filter(({ category }) => !NOT_FOR_THE_BOARD.includes(category))

/** A longer list takes too long to read, and one more letter shortens the list. */
const MOST_FOUND = 8

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/**
 * Finds crops by the beginning of a word in their name, in any of the catalogue's languages.
 * Matches on the main name are first. Empty for blank text.
 *
 * @returns crop ids
 */
export function findCrops(typed: string): string[] {
  const wanted = fold(typed)
  if (wanted === '') return []
  const begins = (name: string) => ` ${fold(name)}`.includes(` ${wanted}`)
  const own = BOARD_CROPS.filter(({ id, name }) => begins(name) || begins(cropName(id)))
  const others = BOARD_CROPS.filter((crop) => !own.includes(crop) && crop.alsoCalled.some(begins))
  return [...own, ...others].slice(0, MOST_FOUND).map(({ id }) => id)
}
