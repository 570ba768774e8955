import { SURFACE_RAIN_MM } from '../../field/soil-moisture-deficit.ts'
import { type Limit, publishedLimit, ruleOfThumbLimit } from './limit.ts'

const TEAGASC = 'Teagasc'

/**
 * Limits for driving on and working the soil. Soil moisture deficit (mm), rain since midnight and
 * in the preceding hours (mm), current rain (mm within an hour), and a day that stays frozen.
 */
export const FIELD_LIMITS = {
  saturatedMm: publishedLimit(0, 'mm', TEAGASC),
  trafficMm: publishedLimit(10, 'mm', TEAGASC),
  lightSoilRainMm: ruleOfThumbLimit(SURFACE_RAIN_MM.light, 'mm'),
  claySoilRainMm: ruleOfThumbLimit(SURFACE_RAIN_MM.clay, 'mm'),
  /**
   * More than moderate drizzle, which is below half a millimetre an hour (WMO). While it falls, the
   * surface smears and sticks, even on dry soil.
   */
  fallingMm: ruleOfThumbLimit(0.5, 'mm'),
  frozenC: ruleOfThumbLimit(0, 'C'),
} as const

/**
 * Heuristic: recent rain within this period counts like today's, because nothing dries at midnight.
 */
export const SURFACE_HOURS = ruleOfThumbLimit(12, 'h')

export type FieldLimits = { [Key in keyof typeof FIELD_LIMITS]: Limit }
