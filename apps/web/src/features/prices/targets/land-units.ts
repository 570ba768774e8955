import type { BOARD_LAND_UNITS } from '@smart-farming/contracts/prices/board-limits'
import { HECTARES_PER_ACRE } from '@smart-farming/market-core/land'

/** Hectares in one unit of land. */
export const hectaresPerLandUnit = (land: (typeof BOARD_LAND_UNITS)[number]): number =>
  land === 'acre' ? HECTARES_PER_ACRE : 1
