import { BALE_MOISTURE_PCT } from '../../field/hay-moisture.ts'
import { type Limit, publishedLimit, ruleOfThumbLimit } from './limit.ts'

/**
 * Limits for baling hay. The moisture is Purdue's for small square bales; large and round bales
 * need 16-18.
 */
export const BALING_LIMITS = {
  wetMm: ruleOfThumbLimit(0.2, 'mm'),
  maxPop: ruleOfThumbLimit(0.5, 'share'),
  dryHours: ruleOfThumbLimit(24, 'h'),
  maxHumidityPct: ruleOfThumbLimit(65, '%'),
  minDewSpreadC: ruleOfThumbLimit(5, 'C_difference'),
  maxMoisturePct: publishedLimit(BALE_MOISTURE_PCT.small_square, '%', 'Purdue Extension'),
} as const

export type BalingLimits = { [Key in keyof typeof BALING_LIMITS]: Limit }
