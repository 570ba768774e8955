import { catalogue } from '@smart-farming/market-core/commodities/catalogue'
import type { Category } from '@smart-farming/market-core/commodities/commodity'
import { cropName } from '../../series/series-words.ts'

/** What a farm does not sell or spread: its prices are for the chat. */
const NOT_FOR_THE_BOARD: readonly Category[] = ['energy']

/** What a farmer can put on the board, in the catalogue's order. */
export const BOARD_CROPS = catalogue.filter(({ category }) => !NOT_FOR_THE_BOARD.includes(category))

/** More would be a list to read through, and the next letter makes it shorter. */
const MOST_FOUND = 8

/** Lower case and without accents, as the catalogue writes its other names. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/**
 * The ids of what is called so, or begins so, in any of the languages that the catalogue knows names in; those whose
 * own name begins so come first. None for blank text.
 */
export function findCrops(typed: string): string[] {
  const wanted = fold(typed)
  if (wanted === '') return []
  const begins = (name: string) => ` ${fold(name)}`.includes(` ${wanted}`)
  const own = BOARD_CROPS.filter(({ id, name }) => begins(name) || begins(cropName(id)))
  const others = BOARD_CROPS.filter((crop) => !own.includes(crop) && crop.alsoCalled.some(begins))
  return [...own, ...others].slice(0, MOST_FOUND).map(({ id }) => id)
}
