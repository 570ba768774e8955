import { FORECAST_INTERVAL_HOURS } from '../../defaults.ts'
import { precipitationField } from '../../steps/precipitation-kind.ts'
import { stepHours, type WeatherStep } from '../../steps/weather-step.ts'
import { type Limit, ruleOfThumbLimit } from '../limits/limit.ts'
import type { LimitCheck, Reason } from '../verdict.ts'
import { wetLimit } from './wet-limit.ts'

/** Possible deviations within a step of more than an hour: near a limit they are a reason for care. */
export interface WithinStepVariation {
  /** Largest deviation of the value beyond its values at both ends. */
  windKmh: number
  humidityPct: number
  dewSpreadC: number
  /** All of a step's rain may fall within this many hours. */
  rainHours: number
  /** Length of the longest step that can be judged without care, h. */
  longestHours: number
}

/**
 * Measured in synthetic years, not published (docs/weather-rules.md): more than 99 in 100 three-hour steps keep their
 * wind within these deviations from both ends, and 99 in 100 dry ones their humidity, 98 their difference to the dew
 * point. A step of six hours skips a whole morning.
 */
export const WITHIN_STEP_VARIATION: WithinStepVariation = {
  windKmh: 7,
  humidityPct: 5,
  dewSpreadC: 2,
  rainHours: 1,
  longestHours: FORECAST_INTERVAL_HOURS,
}

/** No deviations: a step is judged by its ends alone. */
export const NO_VARIATION: WithinStepVariation = {
  windKmh: 0,
  humidityPct: 0,
  dewSpreadC: 0,
  rainHours: FORECAST_INTERVAL_HOURS,
  longestHours: Number.POSITIVE_INFINITY,
}

const isLong = (step: Pick<WeatherStep, 'hours'>): boolean => stepHours(step) > 1

/** Checks if a value of a long step, at one of its ends, may fall below a limit in between. */
export const mayFallBelow = (
  step: WeatherStep,
  value: number,
  limit: Limit,
  margin: number,
  code: string,
): LimitCheck[] => (isLong(step) ? [[value < limit.value + margin, code, 'careful', value, limit]] : [])

/** Checks if a value of a long step, at one of its ends, may rise above a limit in between. */
export const mayRiseAbove = (
  step: WeatherStep,
  value: number,
  limit: Limit,
  margin: number,
  code: string,
): LimitCheck[] => (isLong(step) ? [[value > limit.value - margin, code, 'careful', value, limit]] : [])

/** Reason for care from light rain in a long step: if all of it falls within an hour, that hour may be wet. */
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
export function tooLongToJudge(step: WeatherStep, { longestHours }: WithinStepVariation): Reason | undefined {
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
