import { dairyThi } from '../heat/dairy-thi.ts'
import { HEAT_INDEX_MIN_TEMP_C, heatIndex } from '../heat/heat-index.ts'
import { WIND_CHILL_MAX_TEMP_C, windChill } from '../heat/wind-chill.ts'
import { knownValue } from '../result.ts'
import type { WeatherStep } from '../steps/weather-step.ts'
import type { Limit } from '../work/limits/limit.ts'
import type { AlertSearchResult, SearchedWeather } from './alert.ts'
import { findExceedances, reportMissingHours } from './exceedances.ts'
import { joinEvents } from './join-events.ts'

const SIX_HOURS = 6 * 3600
/** Consecutive hot days can be 21 hours apart: a cooler night does not end a spell. */
const A_NIGHT = 21 * 3600

/** Finds gusts at or above the limit. Lulls of up to six hours do not split an event. */
export function findGustEvents(limit: Limit, watched: SearchedWeather): AlertSearchResult {
  const sightings = findExceedances(
    watched.steps,
    ({ gustKmh }) => gustKmh,
    (gust) => gust >= limit.value,
  )
  const missing = watched.ahead.some(({ gustKmh }) => gustKmh === undefined)
  return {
    alerts: joinEvents('gusts', sightings, watched, { limit, lullSeconds: SIX_HOURS, worse: 'higher' }),
    unchecked: reportMissingHours('gusts', missing, ['gustKmh']),
  }
}

/** Finds heat stress of cattle: THI at or above the limit. */
export function findHeatStressEvents(limit: Limit, watched: SearchedWeather): AlertSearchResult {
  const thi = (step: WeatherStep) => knownValue(dairyThi(step))
  const sightings = findExceedances(watched.steps, thi, (value) => value >= limit.value)
  const missing = watched.ahead.some((step) => thi(step) === undefined)
  return {
    alerts: joinEvents('heat_stress', sightings, watched, { limit, lullSeconds: A_NIGHT, worse: 'higher' }),
    unchecked: reportMissingHours('heat_stress', missing, ['tempC', 'humidityPct']),
  }
}

/** The heat index, or the air temperature where it is too low for a heat index. */
const heatFelt = (step: WeatherStep): number | undefined =>
  step.tempC !== undefined && step.tempC < HEAT_INDEX_MIN_TEMP_C ? step.tempC : knownValue(heatIndex(step))

/** Finds heat that endangers workers: heat index in the shade at or above the limit. */
export function findHeatWorkEvents(limit: Limit, watched: SearchedWeather): AlertSearchResult {
  const sightings = findExceedances(watched.steps, heatFelt, (value) => value >= limit.value)
  const missing = watched.ahead.some((step) => heatFelt(step) === undefined)
  return {
    alerts: joinEvents('heat_work', sightings, watched, { limit, lullSeconds: A_NIGHT, worse: 'higher' }),
    unchecked: reportMissingHours('heat_work', missing, ['tempC', 'humidityPct']),
  }
}

/** The wind chill, or the air temperature where it is too high for wind chill. */
const coldFelt = (step: WeatherStep): number | undefined =>
  step.tempC !== undefined && step.tempC > WIND_CHILL_MAX_TEMP_C ? step.tempC : knownValue(windChill(step))

/**
 * Finds wind chill at or below the limit, which can kill new-born lambs. Lulls of up to six hours
 * do not split an event.
 */
export function findWindChillEvents(limit: Limit, watched: SearchedWeather): AlertSearchResult {
  // Without wind data, air at the limit is already cold enough.
  const atLeast = (step: WeatherStep) => coldFelt(step) ?? step.tempC
  const sightings = findExceedances(watched.steps, atLeast, (value) => value <= limit.value)
  const missing = watched.ahead.some((step) => coldFelt(step) === undefined)
  return {
    alerts: joinEvents('wind_chill', sightings, watched, { limit, lullSeconds: SIX_HOURS, worse: 'lower' }),
    unchecked: reportMissingHours('wind_chill', missing, ['tempC', 'windKmh']),
  }
}
