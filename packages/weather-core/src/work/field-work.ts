import {
  nextDeficit,
  type SoilType,
  SURFACE_RAIN_MM,
  TOPSOIL_WATER_MM,
  WETTEST_DEFICIT_MM,
} from '../field/soil-moisture-deficit.ts'
import type { WeatherStep } from '../steps/weather-step.ts'
import {
  firstReason,
  type Judgement,
  judgement,
  type Limit,
  missing,
  published,
  ruleOfThumb,
} from './verdict.ts'

const TEAGASC = 'Teagasc'

/** Limits for driving on and working the soil: soil moisture deficit (mm), rain since midnight (mm), frozen ground. */
export const FIELD_LIMITS = {
  saturatedMm: published(0, 'mm', TEAGASC),
  trafficMm: published(10, 'mm', TEAGASC),
  lightSoilRainMm: ruleOfThumb(SURFACE_RAIN_MM.light, 'mm'),
  claySoilRainMm: ruleOfThumb(SURFACE_RAIN_MM.clay, 'mm'),
  frozenC: ruleOfThumb(0, 'C'),
} as const

/** Limits for field work by name. */
export type FieldLimits = { [Key in keyof typeof FIELD_LIMITS]: Limit }

/** Between what the soil moisture deficit lies, mm. The two are one where the start is known. */
export interface DeficitRange {
  wettestMm: number
  driestMm: number
}

/**
 * The deficit range at the start of the forecast: the farmer's own figure, or, without one, all a topsoil can be. A
 * run from both ends often settles the question before the start is known.
 */
export const startRange = (
  deficitMm: number | undefined,
  topsoilMm: number = TOPSOIL_WATER_MM,
): DeficitRange =>
  deficitMm === undefined
    ? { wettestMm: WETTEST_DEFICIT_MM, driestMm: topsoilMm }
    : { wettestMm: deficitMm, driestMm: deficitMm }

/**
 * The range after a day of rain and evaporation, mm. What is not known widens it: without rain's figure the wet end
 * goes to saturation, without evaporation the wet end counts none and the dry end the most a day takes.
 */
export function rangeAfterDay(
  range: DeficitRange,
  rainMm: number | undefined,
  etMm: number | undefined,
  topsoilMm: number = TOPSOIL_WATER_MM,
): DeficitRange {
  return {
    wettestMm:
      rainMm === undefined ? WETTEST_DEFICIT_MM : nextDeficit(range.wettestMm, rainMm, etMm ?? 0, topsoilMm),
    driestMm: nextDeficit(range.driestMm, rainMm ?? 0, etMm ?? MOST_EVAPORATION_MM, topsoilMm),
  }
}

/** More than a day's ET0 ever is in practice, mm. */
const MOST_EVAPORATION_MM = 15

/**
 * Judges field work in one step from the deficit at the start of the day, the rain since midnight to the end of the
 * step (undefined where not known), and frost. Teagasc's classes; rain of today on the surface and frozen ground are
 * rules of thumb. Unknown only where the wet and the dry end of the range disagree.
 */
export function judgeFieldWork(
  step: WeatherStep,
  startOfDay: DeficitRange,
  rainTodayMm: number | undefined,
  soil: SoilType,
  limits: FieldLimits = FIELD_LIMITS,
): Judgement {
  const surface = soil === 'clay' ? limits.claySoilRainMm : limits.lightSoilRainMm
  const rain = rainTodayMm ?? 0
  const wettest = rainTodayMm === undefined ? WETTEST_DEFICIT_MM : startOfDay.wettestMm - rain
  const driest = startOfDay.driestMm - rain
  const soaked = firstReason(
    [rain >= surface.value, 'rain_today', 'dont', rain, surface],
    [driest < limits.saturatedMm.value, 'soil_saturated', 'dont', driest, limits.saturatedMm],
  )
  const wet = firstReason([driest < limits.trafficMm.value, 'soil_wet', 'careful', driest, limits.trafficMm])
  const undecided = !wet && wettest < limits.trafficMm.value
  const maybeSaturated = wet && wettest < limits.saturatedMm.value
  return judgement([
    soaked,
    !soaked && rainTodayMm === undefined ? missing('rainMm') : undefined,
    soaked ? undefined : wet,
    !soaked && (undecided || maybeSaturated)
      ? { code: 'soil_unknown', verdict: 'unknown', limit: limits.trafficMm }
      : undefined,
    step.tempC === undefined
      ? missing('tempC')
      : firstReason([step.tempC < limits.frozenC.value, 'frozen', 'careful', step.tempC, limits.frozenC]),
  ])
}
