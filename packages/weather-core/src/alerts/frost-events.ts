import { stepInterval, type WeatherStep } from '../steps/weather-step.ts'
import { findStepFrost, type StepFrost } from '../work/jobs/frost.ts'
import { FROST_LIMITS } from '../work/limits/frost-limits.ts'
import type { Limit } from '../work/limits/limit.ts'
import type { PlaceZone } from '../zone.ts'
import type { Alert, AlertSearchResult, SearchedWeather, TimedValue } from './alert.ts'
import { reportMissingHours } from './exceedances.ts'
import { eventDay, joinEvents } from './join-events.ts'

type Cold = 'airC' | 'groundC'
interface Judged extends StepFrost {
  step: WeatherStep
}

/** True if the actual value may be at or below the limit and colder than the known one. */
const mayBeColder = (figure: number | undefined, possible: number | undefined, { value }: Limit): boolean =>
  possible === undefined || (possible <= value && possible < (figure ?? Infinity))

const judge = (steps: readonly WeatherStep[], place: PlaceZone): Judged[] =>
  steps.map((step, i) => ({ step, ...findStepFrost(step, place, FROST_LIMITS, steps[i + 1]) }))

function nightsOf(
  kind: 'frost' | 'ground_frost',
  cold: Cold,
  limit: Limit,
  watched: SearchedWeather,
): Alert[] {
  const sightings = judge(watched.steps, watched.place).flatMap(({ step, coldestDt, [cold]: value }) =>
    value !== undefined && value <= limit.value ? [{ ...stepInterval(step), value, atDt: coldestDt }] : [],
  )
  return joinEvents(kind, sightings, watched, { limit, lullSeconds: 0, worse: 'lower' })
}

const isMissing = (cold: Cold, limit: Limit, { ahead, place }: SearchedWeather): boolean =>
  judge(ahead, place).some((judged) => mayBeColder(judged[cold], judged.possible[cold], limit))

/** True if the night's air frost alert includes the ground frost. */
const isToldWith = (frost: Alert, groundLimit: Limit): boolean =>
  frost.value !== undefined && frost.value <= groundLimit.value

/** Finds air frosts, one alert per night, with the night's lowest ground temperature. */
export function findFrostEvents(
  limit: Limit,
  groundLimit: Limit,
  watched: SearchedWeather,
): AlertSearchResult {
  const grounds = new Map(
    nightsOf('ground_frost', 'groundC', groundLimit, watched).map((alert) => [alert.id, alert]),
  )
  return {
    alerts: nightsOf('frost', 'airC', limit, watched).map((frost) => {
      const ground = isToldWith(frost, groundLimit) ? figureOf(grounds.get(`ground_${frost.id}`)) : undefined
      return ground ? { ...frost, ground } : frost
    }),
    unchecked: reportMissingHours('frost', isMissing('airC', limit, watched), ['tempC']),
  }
}

const figureOf = (alert: Alert | undefined): TimedValue | undefined =>
  alert?.value === undefined ? undefined : { value: alert.value, atDt: alert.atDt }

/** Finds ground frosts, one alert per night, unless an air frost alert includes them. */
export function findGroundFrostEvents(
  limit: Limit,
  airLimit: Limit,
  watched: SearchedWeather,
): AlertSearchResult {
  const told = nightsOf('frost', 'airC', airLimit, watched).filter((frost) => isToldWith(frost, limit))
  const nights = new Set(told.map(({ startDt }) => eventDay('frost', startDt, watched.place)))
  return {
    alerts: nightsOf('ground_frost', 'groundC', limit, watched).filter(
      ({ startDt }) => !nights.has(eventDay('frost', startDt, watched.place)),
    ),
    unchecked: reportMissingHours('ground_frost', isMissing('groundC', limit, watched), [
      'tempC',
      'cloudPct',
      'windKmh',
    ]),
  }
}
