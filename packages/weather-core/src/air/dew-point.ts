import { type Inputs, readInputs } from '../inputs.ts'
import { known, type Maybe, mapKnown, unknown } from '../result.ts'
import { saturationVapourPressure, vapourPressureFromHumidity } from './vapour-pressure.ts'

/** Dew point, °C, from a vapour pressure in kPa, above 0 (FAO-56 Eq. 11 solved for T). */
export function dewPointFromVapourPressure(vapourPressureKpa: number): number {
  const g = Math.log(vapourPressureKpa / 0.6108)
  return (237.3 * g) / (17.27 - g)
}

/**
 * Dew point, °C, from temperature and humidity (inverse of FAO-56 Eq. 11, equal to Annex 3 Eq.
 * 3-11). Never above the temperature. Valid -40..50 °C, humidity above 0 (undefined at 0 %:
 * unknown).
 */
export function dewPoint(inputs: Inputs<'tempC' | 'humidityPct'>): Maybe<number> {
  return mapKnown(readInputs(['tempC', 'humidityPct'], inputs), ({ tempC, humidityPct }) => {
    const dewPointC = dewPointFromVapourPressure(vapourPressureFromHumidity(tempC, humidityPct))
    return known(Math.min(tempC, dewPointC))
  })
}

/**
 * Relative humidity, %, from temperature and dew point: 100 if the dew point is above the
 * temperature.
 */
export function humidityFromDewPoint(inputs: Inputs<'tempC' | 'dewPointC'>): Maybe<number> {
  return mapKnown(readInputs(['tempC', 'dewPointC'], inputs), ({ tempC, dewPointC }) => {
    const pct = (100 * saturationVapourPressure(dewPointC)) / saturationVapourPressure(tempC)
    return known(Math.min(100, Math.max(1, pct)))
  })
}

/** Mutually consistent temperature, humidity and dew point. */
export interface AirMoisture {
  tempC: number
  humidityPct: number
  dewPointC: number
}

/**
 * Heuristic: providers round humidity. If humidity and dew point differ by more than this, %, the
 * dew point is used.
 */
export const MAX_HUMIDITY_MISMATCH_PCT = 5

/**
 * Makes humidity and dew point consistent, and calculates whichever is missing. If the two differ
 * by more than `trustDewPointBeyondPct`, the dew point is used, otherwise the humidity. Unknown
 * without the temperature, or if both humidity and dew point are missing.
 */
export function airMoisture(
  inputs: Inputs<'tempC' | 'humidityPct' | 'dewPointC'>,
  trustDewPointBeyondPct: number = MAX_HUMIDITY_MISMATCH_PCT,
): Maybe<AirMoisture> {
  const temperature = readInputs(['tempC'], inputs)
  if (!temperature.known) return temperature
  const { tempC } = temperature.value
  const given = readInputs(['humidityPct'], inputs)
  const implied = humidityFromDewPoint(inputs)
  if (!given.known && !implied.known) return unknown('missing', { inputs: ['humidityPct'] })
  const believeDewPoint =
    implied.known &&
    (!given.known || Math.abs(given.value.humidityPct - implied.value) > trustDewPointBeyondPct)
  const humidityPct = believeDewPoint ? implied.value : given.known ? given.value.humidityPct : 100
  return mapKnown(dewPoint({ tempC, humidityPct }), (dewPointC) => known({ tempC, humidityPct, dewPointC }))
}
