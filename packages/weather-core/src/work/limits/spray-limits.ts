import { type Limit, publishedLimit, ruleOfThumbLimit } from './limit.ts'

const DELTA_T = 'Australian Bureau of Meteorology and GRDC practice'
const DPIRD = 'DPIRD Western Australia'
const VICTORIA = 'Victoria Department of Health'
const METOS = 'METOS by Pessl Instruments'
const ILLINOIS = 'University of Illinois IPM'

/** Limits for spraying, with wind at 10 m. The product label and the law take precedence. */
export const SPRAY_LIMITS = {
  minWindKmh: publishedLimit(3, 'km/h', DPIRD),
  carefulWindKmh: publishedLimit(15, 'km/h', DPIRD),
  maxWindKmh: publishedLimit(20, 'km/h', VICTORIA),
  /** The two gust limits are 1.5 and 2 times `carefulWindKmh`. */
  carefulGustKmh: ruleOfThumbLimit(22.5, 'km/h'),
  maxGustKmh: ruleOfThumbLimit(30, 'km/h'),
  wetMm: ruleOfThumbLimit(0.2, 'mm'),
  carefulPop: ruleOfThumbLimit(0.3, 'share'),
  maxPop: ruleOfThumbLimit(0.5, 'share'),
  /** Products need 1 to 8 rain-free hours after spraying (Illinois IPM). */
  rainFreeHours: ruleOfThumbLimit(6, 'h'),
  rainFreePop: ruleOfThumbLimit(0.4, 'share'),
  minDeltaT: publishedLimit(2, 'C_difference', DELTA_T),
  carefulDeltaT: publishedLimit(8, 'C_difference', DELTA_T),
  maxDeltaT: publishedLimit(10, 'C_difference', DELTA_T),
  /** At or below this, water freezes on leaves and in nozzles. */
  freezingC: ruleOfThumbLimit(2, 'C'),
  minTempC: publishedLimit(5, 'C', ILLINOIS),
  carefulTempC: publishedLimit(25, 'C', METOS),
  maxTempC: publishedLimit(28, 'C', METOS),
  minHumidityPct: ruleOfThumbLimit(40, '%'),
  carefulHumidityPct: publishedLimit(90, '%', METOS),
  maxHumidityPct: publishedLimit(95, '%', METOS),
  /** It is not worth filling the tank for a shorter window. */
  minWindowHours: ruleOfThumbLimit(2, 'h'),
} as const

export type SprayLimits = { [Key in keyof typeof SPRAY_LIMITS]: Limit }

/**
 * Minimum and maximum rain-free hours after spraying by product group (Illinois IPM 1997). Old and
 * general: the product label always takes precedence.
 */
export const RAIN_FREE_HOURS = {
  glyphosate_24d_ester_bromoxynil: [1, 2],
  soybean_grass_killers_imazethapyr: [1, 2],
  glyphosate_trimesium: [4, 4],
  bentazon_acifluorfen_fomesafen: [4, 6],
  other_maize_post_emergence: [4, 8],
} as const

export const RAIN_FREE_HOURS_SOURCE = 'University of Illinois IPM'

export type SprayGroup = keyof typeof RAIN_FREE_HOURS

/** In table order. */
export const SPRAY_GROUPS = Object.keys(RAIN_FREE_HOURS) as [SprayGroup, ...SprayGroup[]]
