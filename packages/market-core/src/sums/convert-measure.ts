import { HECTARES_PER_ACRE } from '../land.ts'
import { kilograms, type PriceUnit } from '../mass.ts'
import { SQUARE_METRES_PER_HECTARE } from './plant-count.ts'

/** Square metres per unit. The acre is the international acre. */
export const squareMetres = {
  ha: SQUARE_METRES_PER_HECTARE,
  acre: HECTARES_PER_ACRE * SQUARE_METRES_PER_HECTARE,
  m2: 1,
} as const

export type LandUnit = keyof typeof squareMetres
/** `sack` is a bag of the farmer's own size. */
export type GoodsUnit = PriceUnit | 'sack'

export interface MeasureContext {
  /** Crop of a bushel: a key of `poundsPerBushel`. */
  readonly crop?: string | undefined
  readonly sackKg?: number | undefined
}

/**
 * Kilograms in a unit of goods. Undefined for a bushel of a crop without bushel weight, and for a
 * bag of unknown size.
 */
export function goodsKg(unit: GoodsUnit, { crop, sackKg }: MeasureContext): number | undefined {
  if (unit !== 'sack') return kilograms(unit, crop)
  return sackKg !== undefined && sackKg > 0 ? sackKg : undefined
}

const isLand = (unit: GoodsUnit | LandUnit): unit is LandUnit => Object.hasOwn(squareMetres, unit)

/** Number of `to` units in one `from` unit. Undefined between goods and land, or without a size. */
export function measureFactor(
  from: GoodsUnit | LandUnit,
  to: GoodsUnit | LandUnit,
  context: MeasureContext,
): number | undefined {
  if (isLand(from) || isLand(to))
    return isLand(from) && isLand(to) ? squareMetres[from] / squareMetres[to] : undefined
  const [fromKg, toKg] = [goodsKg(from, context), goodsKg(to, context)]
  return fromKg === undefined || toKg === undefined ? undefined : fromKg / toKg
}
