import { detectFreezingRain } from '../alerts/code-events.ts'
import { type Precipitation, stepPrecipitation } from './precipitation.ts'
import type { WeatherStep } from './weather-step.ts'

/** Kind of precipitation; `either` is rain or snow. Partly freezing kinds name the rest as well. */
export type PrecipitationKind = 'rain' | 'freezing' | 'snow' | 'mixed' | 'either' | keyof typeof restOf

/** Kind of the part that does not freeze. */
const restOf = { rain_freezing: 'rain', snow_freezing: 'snow', mixed_freezing: 'mixed' } as const

/** Heuristic: a smaller share of snow or rain is not mentioned. */
const MIN_SHARE = 0.2
/** Heuristic: at or below this air temperature, °C, precipitation of unknown kind is snow. */
const SURELY_SNOW_C = -2

const ifItFell = (step: WeatherStep): WeatherStep => ({ ...step, rainMm: 1, snowMm: undefined })

/** True if neither the provider nor the temperature distinguishes rain from snow. */
export const isUndeterminedKind = (
  { mostRainMm, rainMm, mostSnowMm, snowMm }: Precipitation,
  { tempC = 0 }: WeatherStep,
): boolean => (mostRainMm > rainMm || mostSnowMm > snowMm) && tempC > SURELY_SNOW_C

/**
 * Kind of precipitation in these steps, by the larger share. Without a known amount above 0, the
 * air temperature decides; without temperatures the result is rain. Freezing rain is always
 * mentioned, even as a small share. Every sentence about precipitation uses this function.
 */
export function precipitationKind(steps: readonly WeatherStep[]): PrecipitationKind {
  const wet = steps.filter(({ rainMm }) => rainMm !== undefined && rainMm > 0)
  const told = wet.length > 0 ? wet : steps.filter(({ tempC }) => tempC !== undefined).map(ifItFell)
  const others = told.filter((step) => detectFreezingRain(step) !== true)
  if (others.length === told.length) return nameOf(told)
  const rest = nameOf(others)
  const beside = (Object.keys(restOf) as (keyof typeof restOf)[]).find((name) => restOf[name] === rest)
  return mm(others) <= mm(told) * MIN_SHARE ? 'freezing' : (beside ?? 'freezing')
}

const mm = (steps: readonly WeatherStep[]): number => steps.reduce((sum, { rainMm = 0 }) => sum + rainMm, 0)

/** Kind of precipitation, ignoring freezing. */
function nameOf(told: readonly WeatherStep[]): 'rain' | 'snow' | 'mixed' | 'either' {
  const falls = told.flatMap((step) => {
    const fall = stepPrecipitation(step)
    return fall ? [{ ...fall, step }] : []
  })
  if (falls.some(({ step, ...fall }) => isUndeterminedKind(fall, step))) return 'either'
  const snow = falls.reduce((sum, { snowMm }) => sum + snowMm, 0)
  const all = falls.reduce((sum, { snowMm, rainMm }) => sum + snowMm + rainMm, 0)
  if (snow <= all * MIN_SHARE) return 'rain'
  return snow >= all * (1 - MIN_SHARE) ? 'snow' : 'mixed'
}

/** The kind as a field of a statement, absent for rain. */
export function precipitationField(steps: readonly WeatherStep[]): { fall?: PrecipitationKind } {
  const fall = precipitationKind(steps)
  return fall === 'rain' ? {} : { fall }
}
