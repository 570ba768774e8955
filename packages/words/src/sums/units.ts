import type { BOARD_UNITS } from '@smart-farming/contracts/prices/board-limits'
import type { LandUnit } from '@smart-farming/market-core/sums/convert-measure'

/**
 * Units in which goods are sold: those of the price board, and `sack`, a bag of the farmer's own
 * size.
 */
export type SumGoodsUnit = (typeof BOARD_UNITS)[number] | 'sack'
export type SumUnit = SumGoodsUnit | LandUnit

export type UnitNames = Readonly<Record<SumUnit, string>>
