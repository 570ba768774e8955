import type { BOARD_UNITS } from '@smart-farming/contracts/prices/board-limits'
import type { LandUnit } from '@smart-farming/market-core/sums/convert-measure'

/** Units that goods are sold in: those of the price board, and `sack`, a bag of the farmer's own size. */
export type SumGoodsUnit = (typeof BOARD_UNITS)[number] | 'sack'
export type SumUnit = SumGoodsUnit | LandUnit

/** A name for every unit. */
export type UnitNames = Readonly<Record<SumUnit, string>>
