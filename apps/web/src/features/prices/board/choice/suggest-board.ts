import type { BoardDefaults } from '@smart-farming/contracts/prices'
import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { BOARD_CROPS } from './board-crops.ts'
import { defaultUnit } from './default-unit.ts'

/** Crops ticked at first. Few enough to see the board at a glance. */
export const MAX_TICKED_CROPS = 6

/** A country's crops that the board offers, in the catalogue's order. */
export const countryCrops = (local: BoardDefaults | undefined): string[] =>
  BOARD_CROPS.map(({ id }) => id).filter((id) => local?.crops.includes(id))

/** Suggests a board for a country (ISO 3166-1 alpha-2); undefined without prices for its crops. */
export function suggestBoard(local: BoardDefaults & { country: string }): BoardSettings | undefined {
  const boardCrops = countryCrops(local).slice(0, MAX_TICKED_CROPS)
  if (boardCrops.length === 0) return undefined
  return { boardCrops, boardUnit: defaultUnit(local.country), boardCurrency: local.currency }
}
