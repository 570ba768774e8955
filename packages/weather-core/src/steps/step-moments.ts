import { airMoisture, humidityFromDewPoint } from '../air/dew-point.ts'
import { knownValue } from '../result.ts'
import { stepEnd, stepHours, type WeatherStep } from './weather-step.ts'

/** Readings at one moment of a step; unix seconds. */
export type Reading = Pick<
  WeatherStep,
  'dt' | 'tempC' | 'dewPointC' | 'humidityPct' | 'windKmh' | 'cloudPct' | 'weatherCode'
>

/**
 * Both ends of step `index`: its own reading, and that of the next step. Before a gap the second end has no data; the
 * last step has only one end.
 */
export function stepEnds(steps: readonly WeatherStep[], index: number): Reading[] {
  const step = steps[index]
  if (!step) return []
  const next = steps[index + 1]
  if (!next) return [step]
  return [step, next.dt <= stepEnd(step) ? next : { dt: stepEnd(step) }]
}

/** Lowest value over the ends of a step; undefined if one end lacks it. */
export function lowestAtEnds(
  ends: readonly Reading[],
  name: 'tempC' | 'windKmh' | 'cloudPct',
): number | undefined {
  const given = ends.flatMap((end) => end[name] ?? [])
  return given.length < ends.length || given.length === 0 ? undefined : Math.min(...given)
}

/** Air at a given temperature, with the vapour content of one end of the step. */
const airAt = (dt: number, tempC: number, dewPointC: number): Reading => ({
  dt,
  tempC,
  dewPointC: Math.min(dewPointC, tempC),
  humidityPct: knownValue(humidityFromDewPoint({ tempC, dewPointC: Math.min(dewPointC, tempC) })),
})

/**
 * The air of step `index` at both ends and, for a step longer than an hour, at its highest and lowest temperature: the
 * hottest air with the drier end's vapour, the coldest with the damper end's. Within an hour the air changes linearly.
 */
export function airReadings(steps: readonly WeatherStep[], index: number): Reading[] {
  const ends = stepEnds(steps, index)
  const step = steps[index]
  if (!step || stepHours(step) <= 1) return ends
  const temps = ends.flatMap(({ tempC }) => tempC ?? [])
  const dewPoints = ends.flatMap((end) => knownValue(airMoisture(end))?.dewPointC ?? [])
  if (temps.length === 0 || dewPoints.length === 0) return ends
  const { dt, maxTempC, minTempC } = step
  return [
    ...ends,
    ...(maxTempC !== undefined && maxTempC > Math.max(...temps)
      ? [airAt(dt, maxTempC, Math.min(...dewPoints))]
      : []),
    ...(minTempC !== undefined && minTempC < Math.min(...temps)
      ? [airAt(dt, minTempC, Math.max(...dewPoints))]
      : []),
  ]
}

/** The missing extreme of a step longer than an hour: its value may be beyond any limit. */
export function missingExtreme(step: WeatherStep): 'maxTempC' | 'minTempC' | undefined {
  if (stepHours(step) <= 1) return undefined
  return step.maxTempC === undefined ? 'maxTempC' : step.minTempC === undefined ? 'minTempC' : undefined
}
