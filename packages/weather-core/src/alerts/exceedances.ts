import type { QuantityName } from '../quantities.ts'
import { stepInterval, type WeatherStep } from '../steps/weather-step.ts'
import type { Exceedance, UncheckedAlert } from './alert.ts'
import type { AlertKind } from './alert-kinds.ts'

/** Finds steps with a value beyond the limit. */
export const findExceedances = (
  steps: readonly WeatherStep[],
  figure: (step: WeatherStep) => number | undefined,
  isBeyond: (value: number) => boolean,
): Exceedance[] =>
  steps.flatMap((step) => {
    const value = figure(step)
    return value !== undefined && isBeyond(value) ? [{ ...stepInterval(step), value, atDt: step.dt }] : []
  })

/** Reports a kind as unchecked if data is missing in some hours. */
export const reportMissingHours = (
  kind: AlertKind,
  missing: boolean,
  inputs: readonly QuantityName[],
): UncheckedAlert[] => (missing ? [{ kind, reason: { code: 'missing_some_hours', inputs } }] : [])
