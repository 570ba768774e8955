import { type Limit, publishedLimit, ruleOfThumbLimit } from './limit.ts'

export const FROST_LIMITS = {
  airFrostC: publishedLimit(0, 'C', 'air_frost_definition'),
  severeC: publishedLimit(-2.2, 'C', 'US National Weather Service'),
  lowGroundC: ruleOfThumbLimit(3, 'C'),
} as const

export type FrostLimits = { [Key in keyof typeof FROST_LIMITS]: Limit }
