import { airMoisture, humidityFromDewPoint } from '../air/dew-point.ts'
import { knownValue } from '../result.ts'
import { stepEnd, stepHours, type WeatherStep } from './weather-step.ts'

/** What is read at one moment of a step; unix seconds. */
export type Moment = Pick<
  WeatherStep,
  'dt' | 'tempC' | 'dewPointC' | 'humidityPct' | 'windKmh' | 'cloudPct' | 'weatherCode'
>

/**
 * Both ends of step `index`: its own reading, and that of the step behind it, which it runs up to. A gap behind it is
 * an end of which nothing is known; the last step of all has one end.
 */
export function endsOf(steps: readonly WeatherStep[], index: number): Moment[] {
  const step = steps[index]
  if (!step) return []
  const next = steps[index + 1]
  if (!next) return [step]
  return [step, next.dt <= stepEnd(step) ? next : { dt: stepEnd(step) }]
}

/** The lowest of a figure over the ends of a step; undefined where one end lacks it. */
export function lowestOver(
  ends: readonly Moment[],
  name: 'tempC' | 'windKmh' | 'cloudPct',
): number | undefined {
  const given = ends.flatMap((end) => end[name] ?? [])
  return given.length < ends.length || given.length === 0 ? undefined : Math.min(...given)
}

/** Air of which only the temperature was given, with the vapour that it holds at an end of the step. */
const airAt = (dt: number, tempC: number, dewPointC: number): Moment => ({
  dt,
  tempC,
  dewPointC: Math.min(dewPointC, tempC),
  humidityPct: knownValue(humidityFromDewPoint({ tempC, dewPointC: Math.min(dewPointC, tempC) })),
})

/**
 * The air of step `index` at both its ends and, of a step longer than an hour, at its highest and lowest temperature:
 * the hottest air with the drier end's vapour, the coldest with the damper end's. Within an hour the air goes straight
 * from one end to the other.
 */
export function airsOf(steps: readonly WeatherStep[], index: number): Moment[] {
  const ends = endsOf(steps, index)
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

/** Of a step longer than an hour, the extreme that is not given: it may have been beyond any limit. */
export function missingExtreme(step: WeatherStep): 'maxTempC' | 'minTempC' | undefined {
  if (stepHours(step) <= 1) return undefined
  return step.maxTempC === undefined ? 'maxTempC' : step.minTempC === undefined ? 'minTempC' : undefined
}
