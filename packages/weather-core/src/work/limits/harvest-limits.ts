import { type Limit, ruleOfThumbLimit } from './limit.ts'

/**
 * Limits for combining grain: rules of thumb. Published for comparison: combines work best at 13-20
 * % grain moisture. Wheat keeps briefly at up to 14 % and for long at about 13 %.
 */
export const HARVEST_LIMITS = {
  wetMm: ruleOfThumbLimit(0.2, 'mm'),
  maxPop: ruleOfThumbLimit(0.5, 'share'),
  dryHours: ruleOfThumbLimit(12, 'h'),
  /** Above this, wait `soakedDryHours`. */
  soakedMm: ruleOfThumbLimit(5, 'mm'),
  soakedDryHours: ruleOfThumbLimit(24, 'h'),
  carefulHumidityPct: ruleOfThumbLimit(70, '%'),
  maxHumidityPct: ruleOfThumbLimit(80, '%'),
  minDewSpreadC: ruleOfThumbLimit(4, 'C_difference'),
  maxGustKmh: ruleOfThumbLimit(60, 'km/h'),
  /** The crop is frozen at or below this. */
  frozenC: ruleOfThumbLimit(0, 'C'),
  /** Snow does not melt up to this temperature. */
  snowLiesC: ruleOfThumbLimit(2, 'C'),
} as const

export type HarvestLimits = { [Key in keyof typeof HARVEST_LIMITS]: Limit }
