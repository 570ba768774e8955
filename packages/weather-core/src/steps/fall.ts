import { kindOf } from './signs.ts'
import { stepHours, type WeatherStep } from './weather-step.ts'

/**
 * Half of what falls is snow at about this temperature of the air (Jennings et al. 2018, Nature Communications 9:1148).
 */
const SNOW_UP_TO_C = 1
/** Heuristic: warmer than this nothing falls as snow. */
const NO_SNOW_ABOVE_C = 5

/** What falls in a step as rain and as snow, mm of water. */
export interface Fall {
  rainMm: number
  snowMm: number
  /** As much as it may be of each where it is not known as what it falls. */
  mostRainMm: number
  mostSnowMm: number
}

/**
 * What falls in a step; undefined without an amount. Where its snow is not given the weather code
 * decides, else the temperature of the air, and without both it counts as rain; what the air leaves open is in the
 * highest amounts.
 */
export function fallOf({ rainMm: mm, snowMm, tempC, weatherCode }: WeatherStep): Fall | undefined {
  if (mm === undefined) return undefined
  const sure = (snow: number): Fall => ({
    rainMm: mm - snow,
    snowMm: snow,
    mostRainMm: mm - snow,
    mostSnowMm: snow,
  })
  if (snowMm !== undefined) return sure(Math.min(snowMm, mm))
  if (mm === 0 || (tempC !== undefined && tempC > NO_SNOW_ABOVE_C)) return sure(0)
  const kind = kindOf(weatherCode)
  if (kind) return sure(kind === 'snow' ? mm : 0)
  const isSnow = tempC !== undefined && tempC <= SNOW_UP_TO_C
  return { rainMm: isSnow ? 0 : mm, snowMm: isSnow ? mm : 0, mostRainMm: mm, mostSnowMm: mm }
}

/** Heuristic: less in three hours or longer, in an hour its share of them, is not worth a word, mm. */
const WET_MM = 0.2

/** From which amount on a step counts as wet, mm. */
export const wetFromMm = (step: Pick<WeatherStep, 'hours'>): number =>
  WET_MM * Math.min(1, stepHours(step) / 3)
