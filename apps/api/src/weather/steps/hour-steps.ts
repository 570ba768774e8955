import { msToKmh } from '@smart-farming/weather-core/unit-conversion'
import type { Hour } from './fold-hours.ts'
import type { HourStep } from './hour-step.ts'
import { certainSnowMm } from './precipitation.ts'
import { omitUndefined, type Step } from './step.ts'

const HOUR = 3600

const kmh = (ms: number | undefined): number | undefined => (ms === undefined ? undefined : msToKmh(ms))
const known = (...values: (number | undefined)[]): number[] => values.filter((value) => value !== undefined)

/**
 * Heuristic, in m/s: rounding may put a gust this far below the mean wind. A lower value is not a
 * gust.
 */
const ROUNDING_MS = 0.2

/** Ignores a gust below the mean wind: the value must mean something else. */
function believedGust(gustMs: number | undefined, ...winds: (number | undefined)[]): number | undefined {
  const calmest = Math.min(...known(...winds))
  return gustMs !== undefined && known(...winds).length > 0 && gustMs < calmest - ROUNDING_MS
    ? undefined
    : gustMs
}

/**
 * Converts a provider's hours to one-hour steps. Instantaneous values are those at the start of a
 * step. Sums, gust and chance come from the row at its end. Minimum and maximum temperature cover
 * both. An hour without a following row is left out.
 * @param wmoOf maps the provider's weather code to WMO's
 */
export function hourSteps<Code>(
  hours: readonly Hour<Code>[],
  wmoOf: (code: Code) => number | undefined,
): HourStep[] {
  const byTime = new Map(hours.map((hour) => [hour.at, hour]))
  return [...byTime.values()].flatMap((hour) => {
    const end = byTime.get(hour.at + HOUR)
    if (end === undefined) return []
    const temps = known(hour.tempC, end.tempC)
    return {
      dt: hour.at,
      hours: 1,
      ...omitUndefined({
        tempC: hour.tempC,
        ...(temps.length === 2 && { minTempC: Math.min(...temps), maxTempC: Math.max(...temps) }),
        humidityPct: hour.humidity,
        dewPointC: hour.dewPointC,
        windKmh: kmh(hour.windMs),
        gustKmh: kmh(believedGust(end.gustMs, hour.windMs, end.windMs)),
        rainMm: end.fallen && end.fallen.rainMm + end.fallen.snowMm,
        maxRainMm: end.mostMm,
        snowMm: certainSnowMm(end.fallen),
        snowDepthM: hour.snowDepthM,
        pop: end.chance,
        cloudPct: hour.cloud,
        pressureHpa: hour.pressureHpa,
        weatherCode: hour.code === undefined ? undefined : wmoOf(hour.code),
      }),
    }
  })
}

/**
 * Converts a step of several hours, for a provider without finer steps.
 * @param weatherCode WMO code of present weather
 */
export const longStep = (step: Step, hours: number, weatherCode: number | undefined): HourStep => ({
  dt: step.at,
  hours,
  ...omitUndefined({
    tempC: step.tempC,
    minTempC: step.minC,
    maxTempC: step.maxC,
    humidityPct: step.humidity,
    dewPointC: step.dewPointC,
    windKmh: kmh(step.windMs),
    gustKmh: kmh(believedGust(step.gustMs, step.windMs)),
    rainMm: step.fallen ? step.fallen.rainMm + step.fallen.snowMm : step.precipitation6hMm,
    snowMm: certainSnowMm(step.fallen),
    pop: step.chance,
    cloudPct: step.cloud,
    pressureHpa: step.pressureHpa,
    weatherCode,
  }),
})
