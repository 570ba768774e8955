import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import * as z from 'zod/mini'

const figure = z.optional(z.number())

/**
 * Input of the farm rules: a `WeatherStep` of weather-core, at the provider's finest resolution of
 * 1, 3 or 6 hours. Stored with the 3-hour list, but never sent.
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

export const hourlyAnswer = {
  /** Steps that have not ended, oldest first, up to the end of the sent list. */
  hours: z.array(hourStep),
  /** Past hours, oldest first, with the `Source.id` of their source. */
  past: z.optional(z.object({ sourceId: z.string(), hours: z.array(hourStep) })),
  /** Ground elevation of the point, in metres above sea level. */
  elevationM: figure,
}

/** Maximum age of past hours, in seconds. No rule looks further back. */
const PAST_SECONDS = 3 * 86_400

const endOf = ({ dt, hours }: Pick<WeatherStep, 'dt'> & { hours: number }): number => dt + hours * 3600

/**
 * Splits steps into those that have ended by `nowMs` (Unix ms) and those that begin before
 * `untilDt`. Both are in chronological order.
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
