import type { BoardStart } from '@smart-farming/contracts/prices'
import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { BOARD_CROPS } from './board-crops.ts'
import { usualUnit } from './usual-unit.ts'

/** Number of the country's crops ticked at first: a board to look at, not a list to read. */
export const MOST_TICKED = 6

/** A country's crops that can be on a board, in the catalogue's order. */
export const cropsOf = (local: BoardStart | undefined): string[] =>
  BOARD_CROPS.map(({ id }) => id).filter((id) => local?.crops.includes(id))

/**
 * Suggested board for a country (ISO 3166-1 alpha-2), for the farmer to confirm; undefined where there are no prices
 * from it.
 */
export function firstBoard(local: BoardStart & { country: string }): BoardSettings | undefined {
  const boardCrops = cropsOf(local).slice(0, MOST_TICKED)
  if (boardCrops.length === 0) return undefined
  return { boardCrops, boardUnit: usualUnit(local.country), boardCurrency: local.currency }
}
