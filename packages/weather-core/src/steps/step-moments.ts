import { airMoisture, humidityFromDewPoint } from '../air/dew-point.ts'
import { knownValue } from '../result.ts'
import { stepEnd, stepHours, type WeatherStep } from './weather-step.ts'

export type Reading = Pick<
  WeatherStep,
  'dt' | 'tempC' | 'dewPointC' | 'humidityPct' | 'windKmh' | 'cloudPct' | 'weatherCode'
>

/**
 * Readings at both ends of step `index`: the step's own and the next step's. Before a gap the
 * second reading is empty. The last step has only one end.
 */
export function stepEnds(steps: readonly WeatherStep[], index: number): Reading[] {
  const step = steps[index]
  if (!step) return []
  const next = steps[index + 1]
  if (!next) return [step]
  return [step, next.dt <= stepEnd(step) ? next : { dt: stepEnd(step) }]
}

/** The lowest reading at the ends of a step; undefined if any end lacks the value. */
export function lowestAtEnds(
  ends: readonly Reading[],
  name: 'tempC' | 'windKmh' | 'cloudPct',
): number | undefined {
  const given = ends.flatMap((end) => end[name] ?? [])
  return given.length < ends.length || given.length === 0 ? undefined : Math.min(...given)
}

const airAt = (dt: number, tempC: number, dewPointC: number): Reading => ({
  dt,
  tempC,
  dewPointC: Math.min(dewPointC, tempC),
  humidityPct: knownValue(humidityFromDewPoint({ tempC, dewPointC: Math.min(dewPointC, tempC) })),
})

/**
 * Air readings of step `index` at both ends. A step longer than an hour adds its extremes: the
 * hottest air with the drier end's vapour, the coldest with the damper end's. Within an hour the
 * air is assumed to change linearly.
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

/**
 * Returns which temperature extreme a step longer than an hour lacks: its value could exceed any
 * limit.
 */
export function missingExtreme(step: WeatherStep): 'maxTempC' | 'minTempC' | undefined {
  if (stepHours(step) <= 1) return undefined
  return step.maxTempC === undefined ? 'maxTempC' : step.minTempC === undefined ? 'minTempC' : undefined
}
