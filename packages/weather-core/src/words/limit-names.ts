import type { AlertLimits } from '../alerts/alert-limits.ts'
import type { Work } from '../work/judge-forecast.ts'
import type { BalingLimits } from '../work/limits/baling-limits.ts'
import type { FieldLimits } from '../work/limits/field-limits.ts'
import type { FrostLimits } from '../work/limits/frost-limits.ts'
import type { HarvestLimits } from '../work/limits/harvest-limits.ts'
import type { SprayLimits } from '../work/limits/spray-limits.ts'

/** The sets of limits by what they are for. */
export interface LimitSets {
  spraying: SprayLimits
  frost: FrostLimits
  harvest: HarvestLimits
  baling: BalingLimits
  fieldWork: FieldLimits
  alerts: AlertLimits
}

/** The limits that each job is held against. */
export const LIMITS_OF_WORK = {
  spraying: 'spraying',
  frost: 'frost',
  harvest: 'harvest',
  hay: 'baling',
  field_work: 'fieldWork',
} as const satisfies Readonly<Record<Work, keyof LimitSets>>

/** What a farmer calls each limit, beside its figure: 'Least wind' 3 km/h. */
export const LIMIT_NAMES: {
  readonly [Set in keyof LimitSets]: Readonly<Record<keyof LimitSets[Set], string>>
} = {
  spraying: {
    minWindKmh: 'Least wind',
    carefulWindKmh: 'Care above a wind of',
    maxWindKmh: 'Stop at a wind of',
    carefulGustKmh: 'Care above gusts of',
    maxGustKmh: 'Stop above gusts of',
    wetMm: 'Rain counts from',
    carefulPop: 'Care from a chance of rain of',
    maxPop: 'Stop above a chance of rain of',
    rainFreeHours: 'Dry time a spray needs after',
    rainFreePop: 'In that time, rain counts from a chance of',
    minDeltaT: 'Care below a Delta T of',
    carefulDeltaT: 'Care above a Delta T of',
    maxDeltaT: 'Stop above a Delta T of',
    minTempC: 'Care below a temperature of',
    carefulTempC: 'Care above a temperature of',
    maxTempC: 'Stop above a temperature of',
    minHumidityPct: 'Care below a humidity of',
    carefulHumidityPct: 'Care above a humidity of',
    maxHumidityPct: 'Stop above a humidity of',
  },
  frost: {
    airFrostC: 'Air frost at or below',
    severeC: 'Hard frost at or below',
    lowGroundC: 'Frost is near with the ground at or below',
  },
  harvest: {
    wetMm: 'Rain counts from',
    maxPop: 'Care above a chance of rain of',
    dryHours: 'Dry time needed before',
    soakedMm: 'A soaking is more than',
    soakedDryHours: 'Dry time needed after a soaking',
    carefulHumidityPct: 'Care above a humidity of',
    maxHumidityPct: 'Stop above a humidity of',
    minDewSpreadC: 'Care when air is above its dew point by less than',
    maxGustKmh: 'Stop at gusts of',
  },
  baling: {
    wetMm: 'Rain counts from',
    maxPop: 'Care above a chance of rain of',
    dryHours: 'Dry time needed before',
    maxHumidityPct: 'Stop above a humidity of',
    minDewSpreadC: 'Stop when air is above its dew point by no more than',
    maxMoisturePct: 'Stop when hay stays above a moisture of',
  },
  fieldWork: {
    saturatedMm: 'Soil is full below a deficit of',
    trafficMm: 'Care below a deficit of',
    lightSoilRainMm: 'Light soil: stop from rain since midnight of',
    claySoilRainMm: 'Clay: stop from rain since midnight of',
    frozenC: 'Frozen surface below',
  },
  alerts: {
    frostC: 'Air frost at or below',
    groundFrostC: 'Ground frost at or below',
    gustKmh: 'Gusts at or above',
    rainMm24h: 'Rain in 24 hours at or above',
    thi: 'Heat stress of cattle from a THI of',
    blightHumidHours: 'Potato blight: hours of high humidity on each of two days',
  },
}
