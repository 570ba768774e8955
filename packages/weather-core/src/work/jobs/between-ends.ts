import { FORECAST_INTERVAL_HOURS } from '../../defaults.ts'
import { fallSaid } from '../../steps/fall-name.ts'
import { stepHours, type WeatherStep } from '../../steps/weather-step.ts'
import { type Limit, ruleOfThumb } from '../limits/limit.ts'
import type { Check, Reason } from '../verdict.ts'
import { wetLimit } from './wet-limit.ts'

/** What a step of more than an hour may hide between its ends, and near a limit is a reason for care. */
export interface BetweenEnds {
  /** How far these figures may go beyond both ends. */
  windKmh: number
  humidityPct: number
  dewSpreadC: number
  /** All of a step's rain may fall within so many hours. */
  rainHours: number
  /** Longer than this a step hides too much, h. */
  longestHours: number
}

/**
 * Measured in made-up years, not published (docs/measurements.md): of three-hour steps more than 99 in 100 keep their
 * wind, and of dry ones 99 in 100 their humidity and 98 their difference to the dew point, within these of both ends. A
 * step of six hours skips a whole morning.
 */
export const BETWEEN_ENDS: BetweenEnds = {
  windKmh: 7,
  humidityPct: 5,
  dewSpreadC: 2,
  rainHours: 1,
  longestHours: FORECAST_INTERVAL_HOURS,
}

/** The ends of a step are all that it is held against. */
export const ENDS_ALONE: BetweenEnds = {
  windKmh: 0,
  humidityPct: 0,
  dewSpreadC: 0,
  rainHours: FORECAST_INTERVAL_HOURS,
  longestHours: Number.POSITIVE_INFINITY,
}

const isLong = (step: Pick<WeatherStep, 'hours'>): boolean => stepHours(step) > 1

/** The check that a figure of a long step, at one of its ends, may pass below a limit between them. */
export const mayFallBelow = (
  step: WeatherStep,
  value: number,
  limit: Limit,
  margin: number,
  code: string,
): Check[] => (isLong(step) ? [[value < limit.value + margin, code, 'careful', value, limit]] : [])

/** The check that a figure of a long step, at one of its ends, may pass above a limit between them. */
export const mayRiseAbove = (
  step: WeatherStep,
  value: number,
  limit: Limit,
  margin: number,
  code: string,
): Check[] => (isLong(step) ? [[value > limit.value - margin, code, 'careful', value, limit]] : [])

/** The rain of a long step that is not wet: where all of it falls within an hour, that hour may be. */
export function maybeWetHour(step: WeatherStep, wet: Limit, { rainHours }: BetweenEnds): Reason | undefined {
  const { rainMm, dt } = step
  const hour = wetLimit(wet, { hours: rainHours })
  return isLong(step) && rainMm !== undefined && rainMm >= hour.value
    ? { code: 'rain_little', verdict: 'careful', value: rainMm, limit: hour, ...fallSaid([step]), atDt: dt }
    : undefined
}

/** Care at best in a step that is longer than can be seen into. */
export function tooLong(step: WeatherStep, { longestHours }: BetweenEnds): Reason | undefined {
  const hours = stepHours(step)
  return hours > longestHours
    ? {
        code: 'step_long',
        verdict: 'careful',
        value: hours,
        limit: ruleOfThumb(longestHours, 'h'),
        atDt: step.dt,
      }
    : undefined
}
