import type { QuantityName } from '../quantities.ts'
import { stepInterval, type WeatherStep } from '../steps/weather-step.ts'
import type { Sighting, Unchecked } from './alert.ts'
import type { AlertKind } from './alert-kinds.ts'

/** Steps with a value beyond the limit, as sightings. */
export const sightingsOf = (
  steps: readonly WeatherStep[],
  figure: (step: WeatherStep) => number | undefined,
  isBeyond: (value: number) => boolean,
): Sighting[] =>
  steps.flatMap((step) => {
    const value = figure(step)
    return value !== undefined && isBeyond(value) ? [{ ...stepInterval(step), value, atDt: step.dt }] : []
  })

/** Reports a type that could not be checked in some hours. */
export const missingHours = (
  kind: AlertKind,
  missing: boolean,
  inputs: readonly QuantityName[],
): Unchecked[] => (missing ? [{ kind, reason: { code: 'missing_some_hours', inputs } }] : [])
