import { freezingRain } from '../alerts/sign-events.ts'
import { type Fall, fallOf } from './fall.ts'
import type { WeatherStep } from './weather-step.ts'

/**
 * As what it falls: rain, rain that freezes where it lands, snow, some of each, or the one or the other; and, where a
 * part of it freezes, what the rest is.
 */
export type FallName = 'rain' | 'freezing' | 'snow' | 'mixed' | 'either' | keyof typeof restOf

/** What else falls beside rain that freezes. */
const restOf = { rain_freezing: 'rain', snow_freezing: 'snow', mixed_freezing: 'mixed' } as const

/** Heuristic: a smaller share of snow, or of rain, is not worth a word. */
const LEAST_SHARE = 0.2
/** Heuristic: what falls in such air, °C, is called snow where the provider does not say. */
const SURELY_SNOW_C = -2

/** A step as it would be if something fell in it, which its figures do not name. */
const ifItFell = (step: WeatherStep): WeatherStep => ({ ...step, rainMm: 1, snowMm: undefined })

/** Neither the provider nor the air says whether this is rain or snow. */
export const isOpenFall = (
  { mostRainMm, rainMm, mostSnowMm, snowMm }: Fall,
  { tempC = 0 }: WeatherStep,
): boolean => (mostRainMm > rainMm || mostSnowMm > snowMm) && tempC > SURELY_SNOW_C

/**
 * As what it falls in these steps, by its greater part; where nothing falls, or how much is not known, as what it would
 * by the air, and rain where that is not known either. Rain that freezes is never left out of it, and never told as
 * more than its part. Every sentence that names what falls goes by this.
 */
export function fallName(steps: readonly WeatherStep[]): FallName {
  const wet = steps.filter(({ rainMm }) => rainMm !== undefined && rainMm > 0)
  const told = wet.length > 0 ? wet : steps.filter(({ tempC }) => tempC !== undefined).map(ifItFell)
  const others = told.filter((step) => freezingRain(step) !== true)
  if (others.length === told.length) return nameOf(told)
  const rest = nameOf(others)
  const beside = (Object.keys(restOf) as (keyof typeof restOf)[]).find((name) => restOf[name] === rest)
  return mm(others) <= mm(told) * LEAST_SHARE ? 'freezing' : (beside ?? 'freezing')
}

const mm = (steps: readonly WeatherStep[]): number => steps.reduce((sum, { rainMm = 0 }) => sum + rainMm, 0)

/** As what it falls where none of it freezes. */
function nameOf(told: readonly WeatherStep[]): 'rain' | 'snow' | 'mixed' | 'either' {
  const falls = told.flatMap((step) => {
    const fall = fallOf(step)
    return fall ? [{ ...fall, step }] : []
  })
  if (falls.some(({ step, ...fall }) => isOpenFall(fall, step))) return 'either'
  const snow = falls.reduce((sum, { snowMm }) => sum + snowMm, 0)
  const all = falls.reduce((sum, { snowMm, rainMm }) => sum + snowMm + rainMm, 0)
  if (snow <= all * LEAST_SHARE) return 'rain'
  return snow >= all * (1 - LEAST_SHARE) ? 'snow' : 'mixed'
}

/** The name as what is said carries it: nothing where it is rain. */
export function fallSaid(steps: readonly WeatherStep[]): { fall?: FallName } {
  const fall = fallName(steps)
  return fall === 'rain' ? {} : { fall }
}
