import { stepPrecipitation, wetThresholdMm } from '../steps/precipitation.ts'
import { readWeatherCode } from '../steps/weather-code.ts'
import { stepInterval, type WeatherStep } from '../steps/weather-step.ts'
import type { UnknownReasonCode } from '../unknown-reason.ts'
import type { AlertSearchResult, SearchedWeather } from './alert.ts'
import type { CodeAlertKind } from './alert-kinds.ts'
import { joinEvents } from './join-events.ts'

/** True if the step shows the event; a reason code if unknown. */
type Seen = boolean | UnknownReasonCode

const thunderstorm = ({ weatherCode }: WeatherStep): Seen =>
  readWeatherCode(weatherCode).thunder ?? 'weather_unsaid'

function hail({ weatherCode }: WeatherStep): Seen {
  return readWeatherCode(weatherCode).hail ?? (weatherCode === undefined ? 'weather_unsaid' : 'hail_unsaid')
}

/**
 * Heuristic: above this air temperature nothing freezes on landing, despite the provider's code.
 */
const NO_ICE_ABOVE_C = 2

/**
 * Detects freezing rain: reported by the provider, or rain known not to be snow in air at or below
 * freezing.
 */
export function detectFreezingRain(step: WeatherStep): Seen {
  const { tempC, weatherCode } = step
  const { freezing } = readWeatherCode(weatherCode)
  const fall = stepPrecipitation(step)
  if ((tempC !== undefined && tempC > NO_ICE_ABOVE_C) || step.rainMm === 0) return false
  if (freezing === true) return true
  if (freezing === undefined) return 'weather_unsaid'
  if (tempC === undefined || !fall) return 'freezing_unsaid'
  const wet = wetThresholdMm(step)
  if (tempC > 0 || fall.mostRainMm < wet) return false
  return fall.rainMm >= wet ? true : 'fall_unsaid'
}

const SEEN: Readonly<Record<CodeAlertKind, (step: WeatherStep) => Seen>> = {
  thunderstorm,
  hail,
  freezing_rain: detectFreezingRain,
}

const LULL_SECONDS = 6 * 3600

/**
 * Finds thunder, hail or freezing rain based on the weather code. Lulls of up to six hours do not
 * split an event.
 */
export function findCodeEvents(kind: CodeAlertKind, watched: SearchedWeather): AlertSearchResult {
  const seen = SEEN[kind]
  const sightings = watched.steps.flatMap((step) =>
    seen(step) === true ? [{ ...stepInterval(step), atDt: step.dt }] : [],
  )
  const code = watched.ahead.map(seen).find((known) => typeof known === 'string')
  return {
    alerts: joinEvents(kind, sightings, watched, { lullSeconds: LULL_SECONDS, worse: 'higher' }),
    unchecked: code === undefined ? [] : [{ kind, reason: { code } }],
  }
}
