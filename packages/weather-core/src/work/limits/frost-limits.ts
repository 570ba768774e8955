import { type Limit, published, ruleOfThumb } from './limit.ts'

/** Limits for frost, °C: air minimum from which there is frost, a hard freeze, and ground below which it may touch. */
export const FROST_LIMITS = {
  airFrostC: published(0, 'C', 'air_frost_definition'),
  severeC: published(-2.2, 'C', 'US National Weather Service'),
  lowGroundC: ruleOfThumb(3, 'C'),
} as const

/** Limits for frost by name. */
export type FrostLimits = { [Key in keyof typeof FROST_LIMITS]: Limit }
