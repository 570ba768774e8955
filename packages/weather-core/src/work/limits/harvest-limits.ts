import { type Limit, ruleOfThumb } from './limit.ts'

/**
 * Limits for combining grain: rules of thumb, all configurable. Published for comparison: combines work best at 13-20 %
 * grain moisture; wheat stores at up to 14 % for a short time and about 13 % for long.
 */
export const HARVEST_LIMITS = {
  wetMm: ruleOfThumb(0.2, 'mm'),
  maxPop: ruleOfThumb(0.5, 'share'),
  dryHours: ruleOfThumb(12, 'h'),
  /** After more than this, wait `soakedDryHours`. */
  soakedMm: ruleOfThumb(5, 'mm'),
  soakedDryHours: ruleOfThumb(24, 'h'),
  carefulHumidityPct: ruleOfThumb(70, '%'),
  maxHumidityPct: ruleOfThumb(80, '%'),
  minDewSpreadC: ruleOfThumb(4, 'C_difference'),
  maxGustKmh: ruleOfThumb(60, 'km/h'),
  /** At or below this the crop is frozen. */
  frozenC: ruleOfThumb(0, 'C'),
  /** Fallen snow lies up to this temperature. */
  snowLiesC: ruleOfThumb(2, 'C'),
} as const

export type HarvestLimits = { [Key in keyof typeof HARVEST_LIMITS]: Limit }
