import { airMoisture } from '../air/dew-point.ts'
import type { Inputs } from '../inputs.ts'
import { known, type Maybe, mapKnown } from '../result.ts'
import { celsiusToFahrenheit, fahrenheitToCelsius } from '../unit-conversion.ts'

/** Rothfusz's regression, °F. */
const rothfusz = (t: number, r: number): number =>
  -42.379 +
  2.04901523 * t +
  10.14333127 * r -
  0.22475541 * t * r -
  0.00683783 * t * t -
  0.05481717 * r * r +
  0.00122874 * t * t * r +
  0.00085282 * t * r * r -
  0.00000199 * t * t * r * r

/**
 * Heat index, °F, by the US National Weather Service's method (WPC). From 80 °F, Rothfusz's
 * regression with adjustments for dry and damp air replaces a simple formula. The printed chart
 * omits the damp adjustment and shows up to 2 °F less.
 */
export function heatIndexFahrenheit(tempF: number, humidityPct: number): number {
  const simple = 0.5 * (tempF + 61 + (tempF - 68) * 1.2 + humidityPct * 0.094)
  const mean = (simple + tempF) / 2
  if (mean < 80) return mean
  const index = rothfusz(tempF, humidityPct)
  if (humidityPct < 13 && tempF >= 80 && tempF <= 112)
    return index - ((13 - humidityPct) / 4) * Math.sqrt((17 - Math.abs(tempF - 95)) / 17)
  if (humidityPct > 85 && tempF >= 80 && tempF <= 87)
    return index + ((humidityPct - 85) / 10) * ((87 - tempF) / 5)
  return index
}

/** Below this air temperature, °C, the heat index is the air temperature. */
export const HEAT_INDEX_MIN_TEMP_C = 27

/**
 * Heat index in the shade, °C. Full sun adds up to 8 °C (15 °F). Equals the air temperature below
 * 27 °C.
 */
export function heatIndex(inputs: Inputs<'tempC' | 'humidityPct' | 'dewPointC'>): Maybe<number> {
  return mapKnown(airMoisture(inputs), ({ tempC, humidityPct }) =>
    known(
      tempC < HEAT_INDEX_MIN_TEMP_C
        ? tempC
        : fahrenheitToCelsius(heatIndexFahrenheit(celsiusToFahrenheit(tempC), humidityPct)),
    ),
  )
}

/** Lower bounds of the Weather Service's classes, °F. An older chart used 80, 90, 105, 130. */
export const HEAT_INDEX_CLASSES_F = {
  caution: 80,
  extreme_caution: 90,
  danger: 103,
  extreme_danger: 125,
} as const

/** The Weather Service's class for a heat index in °C. */
export function heatIndexClass(indexC: number): 'none' | keyof typeof HEAT_INDEX_CLASSES_F {
  const indexF = celsiusToFahrenheit(indexC)
  if (indexF >= HEAT_INDEX_CLASSES_F.extreme_danger) return 'extreme_danger'
  if (indexF >= HEAT_INDEX_CLASSES_F.danger) return 'danger'
  if (indexF >= HEAT_INDEX_CLASSES_F.extreme_caution) return 'extreme_caution'
  return indexF >= HEAT_INDEX_CLASSES_F.caution ? 'caution' : 'none'
}
