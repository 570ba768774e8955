import type { BOARD_LANDS } from '@smart-farming/contracts/prices/board-limits'
import { HECTARES_PER_ACRE } from '@smart-farming/market-core/land'

type Land = (typeof BOARD_LANDS)[number]

/** What land is counted in, as it is called. */
export const landWords: Readonly<Record<Land, { one: string; many: string }>> = {
  ha: { one: 'hectare', many: 'hectares' },
  acre: { one: 'acre', many: 'acres' },
}

/** Hectares in one of it. */
export const landHa = (land: Land): number => (land === 'acre' ? HECTARES_PER_ACRE : 1)
