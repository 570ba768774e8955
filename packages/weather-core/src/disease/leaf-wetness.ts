import { airMoisture } from '../air/dew-point.ts'
import { type Inputs, readInputs } from '../inputs.ts'
import { known, type Maybe } from '../result.ts'

/**
 * Leaves are wet at or above this humidity, % (Sentelhas et al. 2008: the best simple model, 87-92 % of hours correct).
 */
export const LEAF_WET_MIN_HUMIDITY_PCT = 90

/**
 * True if leaves are wet: rain, or humidity of at least 90 %. `dewDepressionC` adds a rule: leaves are also wet if the
 * dew point depression, T - Td, is below this value (commonly 2 °C). Rain alone decides; without rain data a dry result
 * is unknown.
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
