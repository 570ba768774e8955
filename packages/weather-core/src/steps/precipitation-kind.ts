import { detectFreezingRain } from '../alerts/code-events.ts'
import { type Precipitation, stepPrecipitation } from './precipitation.ts'
import type { WeatherStep } from './weather-step.ts'

/**
 * Kind of precipitation: rain, freezing rain, snow, a mix, or one of the two; for partly freezing precipitation, also
 * the kind of the rest.
 */
export type PrecipitationKind = 'rain' | 'freezing' | 'snow' | 'mixed' | 'either' | keyof typeof restOf

/** Kind of the precipitation that does not freeze. */
const restOf = { rain_freezing: 'rain', snow_freezing: 'snow', mixed_freezing: 'mixed' } as const

/** Heuristic: a smaller share of snow or rain is not worth mentioning. */
const MIN_SHARE = 0.2
/** Heuristic: precipitation in air this cold, °C, is called snow if the provider does not say. */
const SURELY_SNOW_C = -2

/** A step with assumed precipitation of unknown kind. */
const ifItFell = (step: WeatherStep): WeatherStep => ({ ...step, rainMm: 1, snowMm: undefined })

/** True if neither the provider nor the temperature distinguishes rain from snow. */
export const isUndeterminedKind = (
  { mostRainMm, rainMm, mostSnowMm, snowMm }: Precipitation,
  { tempC = 0 }: WeatherStep,
): boolean => (mostRainMm > rainMm || mostSnowMm > snowMm) && tempC > SURELY_SNOW_C

/**
 * Kind of precipitation in these steps, by the larger share. Without precipitation, or without a known amount, it is
 * the kind expected from the air temperature, or rain if that is not known either. Freezing rain is always mentioned,
 * but not as more than its share. Every sentence with precipitation uses this.
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

/** Kind of precipitation if none of it freezes. */
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

/** The kind as a field of a statement; absent for rain. */
export function precipitationField(steps: readonly WeatherStep[]): { fall?: PrecipitationKind } {
  const fall = precipitationKind(steps)
  return fall === 'rain' ? {} : { fall }
}
