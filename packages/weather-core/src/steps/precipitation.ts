import { codePrecipitationKind } from './weather-code.ts'
import { stepHours, type WeatherStep } from './weather-step.ts'

/**
 * Air temperature, °C, at which about half of the precipitation is snow (Jennings et al. 2018,
 * Nature Communications 9:1148).
 */
const SNOW_UP_TO_C = 1
const NO_SNOW_ABOVE_C = 5

/** Rain and snow in a step, mm of water. */
export interface Precipitation {
  rainMm: number
  snowMm: number
  /** Upper bounds if the kind is uncertain. */
  mostRainMm: number
  mostSnowMm: number
}

/**
 * Precipitation of a step; undefined without an amount. Without a snow amount, the weather code
 * decides the kind, then the air temperature. Without either, all precipitation is rain. The maxima
 * include precipitation of uncertain kind.
 */
export function stepPrecipitation({
  rainMm: mm,
  snowMm,
  tempC,
  weatherCode,
}: WeatherStep): Precipitation | undefined {
  if (mm === undefined) return undefined
  const sure = (snow: number): Precipitation => ({
    rainMm: mm - snow,
    snowMm: snow,
    mostRainMm: mm - snow,
    mostSnowMm: snow,
  })
  if (snowMm !== undefined) return sure(Math.min(snowMm, mm))
  if (mm === 0 || (tempC !== undefined && tempC > NO_SNOW_ABOVE_C)) return sure(0)
  const kind = codePrecipitationKind(weatherCode)
  if (kind) return sure(kind === 'snow' ? mm : 0)
  const isSnow = tempC !== undefined && tempC <= SNOW_UP_TO_C
  return { rainMm: isSnow ? 0 : mm, snowMm: isSnow ? mm : 0, mostRainMm: mm, mostSnowMm: mm }
}

/**
 * Heuristic: minimum amount worth mentioning in three or more hours, mm. Proportionally less in
 * shorter steps.
 */
const WET_MM = 0.2

/** Minimum amount for a step to count as wet, mm. */
export const wetThresholdMm = (step: Pick<WeatherStep, 'hours'>): number =>
  WET_MM * Math.min(1, stepHours(step) / 3)
