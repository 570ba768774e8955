import { fallOf, wetFromMm } from '../steps/fall.ts'
import { signsOf } from '../steps/signs.ts'
import { stepInterval, type WeatherStep } from '../steps/weather-step.ts'
import type { WhyCode } from '../why.ts'
import type { Found, Watched } from './alert.ts'
import type { SignKind } from './alert-kinds.ts'
import { joinEvents } from './join-events.ts'

/** Whether a step shows it, or the code of the reason why that is not known. */
type Seen = boolean | WhyCode

const thunderstorm = ({ weatherCode }: WeatherStep): Seen => signsOf(weatherCode).thunder ?? 'weather_unsaid'

function hail({ weatherCode }: WeatherStep): Seen {
  return signsOf(weatherCode).hail ?? (weatherCode === undefined ? 'weather_unsaid' : 'hail_unsaid')
}

/** Heuristic: in warmer air, °C, nothing freezes on landing, whatever a provider's code says. */
const NO_ICE_ABOVE_C = 2

/** Freezing rain: reported by the provider, or rain that is known not to be snow, in air at or below freezing. */
export function freezingRain(step: WeatherStep): Seen {
  const { tempC, weatherCode } = step
  const { freezing } = signsOf(weatherCode)
  const fall = fallOf(step)
  if ((tempC !== undefined && tempC > NO_ICE_ABOVE_C) || step.rainMm === 0) return false
  if (freezing === true) return true
  if (freezing === undefined) return 'weather_unsaid'
  if (tempC === undefined || !fall) return 'freezing_unsaid'
  const wet = wetFromMm(step)
  if (tempC > 0 || fall.mostRainMm < wet) return false
  return fall.rainMm >= wet ? true : 'fall_unsaid'
}

const SEEN: Readonly<Record<SignKind, (step: WeatherStep) => Seen>> = {
  thunderstorm,
  hail,
  freezing_rain: freezingRain,
}

const LULL_SECONDS = 6 * 3600

/** Thunder, hail or ice according to the weather code; lulls of up to six hours belong to the same event. */
export function signEvents(kind: SignKind, watched: Watched): Found {
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
