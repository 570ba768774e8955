import { type Inputs, readInputs } from '../inputs.ts'
import { known, type Maybe, mapKnown } from '../result.ts'

/**
 * Wind chill, °F, from °F and mph at 10 m (US National Weather Service 2001). Valid up to 50 °F and
 * from 3 mph.
 */
export const windChillFahrenheit = (tempF: number, windMph: number): number =>
  35.74 + 0.6215 * tempF - 35.75 * windMph ** 0.16 + 0.4275 * tempF * windMph ** 0.16

/**
 * Wind chill, °C, from °C and km/h at 10 m (Environment Canada 2001). Valid up to 10 °C and above
 * 4.8 km/h.
 */
export const windChillCelsius = (tempC: number, windKmh: number): number =>
  13.12 + 0.6215 * tempC - 11.37 * windKmh ** 0.16 + 0.3965 * tempC * windKmh ** 0.16

/** Maximum air temperature for wind chill, °C. */
export const WIND_CHILL_MAX_TEMP_C = 10

/** Wind chill, °C. Equals the air temperature above 10 °C, or at wind speeds up to 4.8 km/h. */
export function windChill(inputs: Inputs<'tempC' | 'windKmh'>): Maybe<number> {
  return mapKnown(readInputs(['tempC', 'windKmh'], inputs), ({ tempC, windKmh }) =>
    known(
      tempC > WIND_CHILL_MAX_TEMP_C || windKmh <= 4.8
        ? tempC
        : Math.min(tempC, windChillCelsius(tempC, windKmh)),
    ),
  )
}
