import { type Limit, ruleOfThumbLimit } from './limit.ts'

/**
 * Limits for combining grain: rules of thumb, all configurable. Published for comparison: combines work best at 13-20 %
 * grain moisture; wheat keeps at up to 14 % for a short time and at about 13 % for a long one.
 */
export const HARVEST_LIMITS = {
  wetMm: ruleOfThumbLimit(0.2, 'mm'),
  maxPop: ruleOfThumbLimit(0.5, 'share'),
  dryHours: ruleOfThumbLimit(12, 'h'),
  /** After more than this, wait `soakedDryHours`. */
  soakedMm: ruleOfThumbLimit(5, 'mm'),
  soakedDryHours: ruleOfThumbLimit(24, 'h'),
  carefulHumidityPct: ruleOfThumbLimit(70, '%'),
  maxHumidityPct: ruleOfThumbLimit(80, '%'),
  minDewSpreadC: ruleOfThumbLimit(4, 'C_difference'),
  maxGustKmh: ruleOfThumbLimit(60, 'km/h'),
  /** At or below this the crop is frozen. */
  frozenC: ruleOfThumbLimit(0, 'C'),
  /** Fallen snow lies up to this temperature. */
  snowLiesC: ruleOfThumbLimit(2, 'C'),
} as const

export type HarvestLimits = { [Key in keyof typeof HARVEST_LIMITS]: Limit }
