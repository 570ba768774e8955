import { BALE_MOISTURE_PCT } from '../../field/hay-moisture.ts'
import { type Limit, published, ruleOfThumb } from './limit.ts'

/** Limits for baling hay. The moisture is Purdue's for a small square bale; large and round bales need 16-18. */
export const BALING_LIMITS = {
  wetMm: ruleOfThumb(0.2, 'mm'),
  maxPop: ruleOfThumb(0.5, 'share'),
  dryHours: ruleOfThumb(24, 'h'),
  maxHumidityPct: ruleOfThumb(65, '%'),
  minDewSpreadC: ruleOfThumb(5, 'C_difference'),
  maxMoisturePct: published(BALE_MOISTURE_PCT.small_square, '%', 'Purdue Extension'),
} as const

export type BalingLimits = { [Key in keyof typeof BALING_LIMITS]: Limit }
