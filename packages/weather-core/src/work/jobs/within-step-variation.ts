import { FORECAST_INTERVAL_HOURS } from '../../defaults.ts'
import { precipitationField } from '../../steps/precipitation-kind.ts'
import { stepHours, type WeatherStep } from '../../steps/weather-step.ts'
import { type Limit, ruleOfThumbLimit } from '../limits/limit.ts'
import type { LimitCheck, Reason } from '../verdict.ts'
import { wetLimit } from './wet-limit.ts'

/**
 * Possible deviations within a step longer than an hour. Close to a limit they are a reason for
 * care.
 */
export interface WithinStepVariation {
  /** Maximum deviation beyond the values at both ends. */
  windKmh: number
  humidityPct: number
  dewSpreadC: number
  /** Assumes that a step's rain could all fall within this many hours. */
  rainHours: number
  /** Longest step that can be judged without care, hours. */
  longestHours: number
}

/**
 * Measured in synthetic years, not published (docs/weather-rules.md). Of three-hour steps, more
 * than 99 % keep their wind within these deviations from both ends. So do 99 % of dry steps for
 * humidity, and 98 % for the difference to the dew point. A six-hour step skips a whole morning.
 */
export const WITHIN_STEP_VARIATION: WithinStepVariation = {
  windKmh: 7,
  humidityPct: 5,
  dewSpreadC: 2,
  rainHours: 1,
  longestHours: FORECAST_INTERVAL_HOURS,
}

/** Judges a step by its ends alone. */
export const NO_VARIATION: WithinStepVariation = {
  windKmh: 0,
  humidityPct: 0,
  dewSpreadC: 0,
  rainHours: FORECAST_INTERVAL_HOURS,
  longestHours: Number.POSITIVE_INFINITY,
}

const isLong = (step: Pick<WeatherStep, 'hours'>): boolean => stepHours(step) > 1

/** Checks if a value at the end of a long step could fall below a limit within the step. */
export const checkMayFallBelow = (
  step: WeatherStep,
  value: number,
  limit: Limit,
  margin: number,
  code: string,
): LimitCheck[] => (isLong(step) ? [[value < limit.value + margin, code, 'careful', value, limit]] : [])

/** Checks if a value at the end of a long step could rise above a limit within the step. */
export const checkMayRiseAbove = (
  step: WeatherStep,
  value: number,
  limit: Limit,
  margin: number,
  code: string,
): LimitCheck[] => (isLong(step) ? [[value > limit.value - margin, code, 'careful', value, limit]] : [])

/** Reason for care from light rain in a long step, all of which could fall in one wet hour. */
export function possibleWetHour(
  step: WeatherStep,
  wet: Limit,
  { rainHours }: WithinStepVariation,
): Reason | undefined {
  const { rainMm, dt } = step
  const hour = wetLimit(wet, { hours: rainHours })
  return isLong(step) && rainMm !== undefined && rainMm >= hour.value
    ? {
        code: 'rain_little',
        verdict: 'careful',
        value: rainMm,
        limit: hour,
        ...precipitationField([step]),
        atDt: dt,
      }
    : undefined
}

/** Reason for care in a step that is too long to judge. */
export function stepTooLongReason(
  step: WeatherStep,
  { longestHours }: WithinStepVariation,
): Reason | undefined {
  const hours = stepHours(step)
  return hours > longestHours
    ? {
        code: 'step_long',
        verdict: 'careful',
        value: hours,
        limit: ruleOfThumbLimit(longestHours, 'h'),
        atDt: step.dt,
      }
    : undefined
}
