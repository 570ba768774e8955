import { airMoisture } from '../air/dew-point.ts'
import { type Inputs, readInputs } from '../inputs.ts'
import { known, type Maybe } from '../result.ts'

/**
 * Humidity, %, at which leaves are wet (Sentelhas et al. 2008: the best simple model, correct in
 * 87-92 % of hours).
 */
export const LEAF_WET_MIN_HUMIDITY_PCT = 90

/**
 * True if leaves are wet: rain, or humidity of at least `fromPct`. With `dewDepressionC` (commonly
 * 2 °C), leaves are also wet if T - Td is below it. Without rain data a dry result is unknown.
 */
export function isLeafWet(
  inputs: Inputs<'tempC' | 'humidityPct' | 'dewPointC' | 'rainMm'>,
  fromPct: number = LEAF_WET_MIN_HUMIDITY_PCT,
  dewDepressionC?: number,
): Maybe<boolean> {
  const rain = readInputs(['rainMm'], inputs)
  if (rain.known && rain.value.rainMm > 0) return known(true)
  const humidity = readInputs(['humidityPct'], inputs)
  const air = airMoisture(inputs)
  if (air.known) {
    const { tempC, dewPointC, humidityPct } = air.value
    const dewy = dewDepressionC !== undefined && tempC - dewPointC < dewDepressionC
    if (humidityPct >= fromPct || dewy) return known(true)
    return rain.known ? known(false) : rain
  }
  if (humidity.known && humidity.value.humidityPct >= fromPct) return known(true)
  if (humidity.known && dewDepressionC === undefined) return rain.known ? known(false) : rain
  return air
}
