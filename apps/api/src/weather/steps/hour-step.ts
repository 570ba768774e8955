import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import * as z from 'zod/mini'

const figure = z.optional(z.number())

/**
 * Input of the farm rules, in the provider's finest steps: `WeatherStep` of weather-core with its length (1 hour if the
 * provider has hourly data, otherwise 3 or 6). Stored with the 3-hour list, but never sent.
 */
export const hourStep = z.object({
  /** Unix seconds, UTC. */
  dt: z.number(),
  hours: z.number(),
  tempC: figure,
  minTempC: figure,
  maxTempC: figure,
  humidityPct: figure,
  dewPointC: figure,
  windKmh: figure,
  gustKmh: figure,
  rainMm: figure,
  maxRainMm: figure,
  snowMm: figure,
  snowDepthM: figure,
  pop: figure,
  cloudPct: figure,
  pressureHpa: figure,
  weatherCode: figure,
})
export type HourStep = z.infer<typeof hourStep>

/** The hours of an answer, before and after the time for which it was made. */
export const hourlyAnswer = {
  /** Steps that have not ended, in chronological order, up to the end of the sent list. */
  hours: z.array(hourStep),
  /** Past hours, in chronological order, from the source with that id (`Source.id`). */
  past: z.optional(z.object({ sourceId: z.string(), hours: z.array(hourStep) })),
  /** Ground elevation at the point, in metres above sea level. */
  elevationM: figure,
}

/** Maximum age of past hours, in seconds: no rule looks further back, and no provider is trusted further back. */
const PAST_SECONDS = 3 * 86_400

const endOf = ({ dt, hours }: Pick<WeatherStep, 'dt'> & { hours: number }): number => dt + hours * 3600

/**
 * Steps in chronological order: those that have ended by `nowMs` (Unix ms), and those ahead that begin before
 * `untilDt`.
 */
export function splitHours(
  steps: readonly HourStep[],
  nowMs: number,
  untilDt: number,
): { past: HourStep[]; hours: HourStep[] } {
  const now = nowMs / 1000
  const sorted = steps.toSorted((a, b) => a.dt - b.dt)
  return {
    past: sorted.filter((step) => endOf(step) <= now && step.dt >= now - PAST_SECONDS),
    hours: sorted.filter((step) => endOf(step) > now && step.dt < untilDt),
  }
}

/** End of the sent list, in Unix seconds. */
export const listEndDt = (list: readonly { dt: number; precipitation_6h?: number | undefined }[]): number => {
  const last = list.at(-1)
  return last === undefined ? 0 : last.dt + (last.precipitation_6h === undefined ? 3 : 6) * 3600
}
