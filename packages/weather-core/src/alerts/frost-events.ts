import { stepInterval, type WeatherStep } from '../steps/weather-step.ts'
import { type StepFrost, stepFrost } from '../work/jobs/frost.ts'
import { FROST_LIMITS } from '../work/limits/frost-limits.ts'
import type { Limit } from '../work/limits/limit.ts'
import type { PlaceZone } from '../zone.ts'
import type { Alert, FigureAt, Found, Watched } from './alert.ts'
import { dayOf, joinEvents } from './join-events.ts'
import { missingHours } from './sightings.ts'

type Cold = 'airC' | 'groundC'
interface Judged extends StepFrost {
  step: WeatherStep
}

/** Missing data may hide a value at or below the limit, colder than the given one. */
const mayBeColder = (figure: number | undefined, possible: number | undefined, { value }: Limit): boolean =>
  possible === undefined || (possible <= value && possible < (figure ?? Infinity))

const judge = (steps: readonly WeatherStep[], place: PlaceZone): Judged[] =>
  steps.map((step, i) => ({ step, ...stepFrost(step, place, FROST_LIMITS, steps[i + 1]) }))

function nightsOf(kind: 'frost' | 'ground_frost', cold: Cold, limit: Limit, watched: Watched): Alert[] {
  const sightings = judge(watched.steps, watched.place).flatMap(({ step, coldestDt, [cold]: value }) =>
    value !== undefined && value <= limit.value ? [{ ...stepInterval(step), value, atDt: coldestDt }] : [],
  )
  return joinEvents(kind, sightings, watched, { limit, lullSeconds: 0, worse: 'lower' })
}

const isMissing = (cold: Cold, limit: Limit, { ahead, place }: Watched): boolean =>
  judge(ahead, place).some((judged) => mayBeColder(judged[cold], judged.possible[cold], limit))

/** True if the ground frost is part of the air frost alert of the same night, rather than an alert of its own. */
const isToldWith = (frost: Alert, groundLimit: Limit): boolean =>
  frost.value !== undefined && frost.value <= groundLimit.value

/** Air frost, one alert per night: air at or below the limit, with the lowest ground temperature of the night. */
export function frostEvents(limit: Limit, groundLimit: Limit, watched: Watched): Found {
  const grounds = new Map(
    nightsOf('ground_frost', 'groundC', groundLimit, watched).map((alert) => [alert.id, alert]),
  )
  return {
    alerts: nightsOf('frost', 'airC', limit, watched).map((frost) => {
      const ground = isToldWith(frost, groundLimit) ? figureOf(grounds.get(`ground_${frost.id}`)) : undefined
      return ground ? { ...frost, ground } : frost
    }),
    unchecked: missingHours('frost', isMissing('airC', limit, watched), ['tempC']),
  }
}

const figureOf = (alert: Alert | undefined): FigureAt | undefined =>
  alert?.value === undefined ? undefined : { value: alert.value, atDt: alert.atDt }

/** Ground frost, one alert per night, for nights without an air frost alert that includes it. */
export function groundFrostEvents(limit: Limit, airLimit: Limit, watched: Watched): Found {
  const told = nightsOf('frost', 'airC', airLimit, watched).filter((frost) => isToldWith(frost, limit))
  const nights = new Set(told.map(({ startDt }) => dayOf('frost', startDt, watched.place)))
  return {
    alerts: nightsOf('ground_frost', 'groundC', limit, watched).filter(
      ({ startDt }) => !nights.has(dayOf('frost', startDt, watched.place)),
    ),
    unchecked: missingHours('ground_frost', isMissing('groundC', limit, watched), [
      'tempC',
      'cloudPct',
      'windKmh',
    ]),
  }
}
