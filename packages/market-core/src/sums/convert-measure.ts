import { HECTARES_PER_ACRE } from '../land.ts'
import { kilograms, type PriceUnit } from '../mass.ts'
import { SQUARE_METRES_PER_HECTARE } from './plant-count.ts'

/** Square metres in one; an acre is the international one. */
export const squareMetres = {
  ha: SQUARE_METRES_PER_HECTARE,
  acre: HECTARES_PER_ACRE * SQUARE_METRES_PER_HECTARE,
  m2: 1,
} as const

export type LandUnit = keyof typeof squareMetres
/** `sack`: a bag of the farmer's own size. */
export type GoodsUnit = PriceUnit | 'sack'

/** Names that a unit of goods or land may need besides itself. */
export interface MeasureContext {
  /** Of a bushel, by its id in `mass.ts`. */
  readonly crop?: string | undefined
  /** Kilograms in the farmer's own bag. */
  readonly sackKg?: number | undefined
}

/** Kilograms in a unit of goods; undefined for a bushel of a crop without one, and for a bag of no size. */
export function goodsKg(unit: GoodsUnit, { crop, sackKg }: MeasureContext): number | undefined {
  if (unit !== 'sack') return kilograms(unit, crop)
  return sackKg !== undefined && sackKg > 0 ? sackKg : undefined
}

const isLand = (unit: GoodsUnit | LandUnit): unit is LandUnit => Object.hasOwn(squareMetres, unit)

/**
 * So many of `to` are one of `from`; undefined where one is goods and the other land, or one has no size. Units of mass
 * are those of `mass.ts` and the farmer's own bag.
 */
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
