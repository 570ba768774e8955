import { type Inputs, readInputs } from '../inputs.ts'
import { known, type Maybe, mapKnown, unknown } from '../result.ts'
import { pressureAtElevation } from './pressure.ts'
import { vapourPressureFromHumidity, vapourPressureFromWetBulb } from './vapour-pressure.ts'

/**
 * Wet bulb, °C, by Stull (2011, J. Appl. Meteorol. Climatol. 50, 2267). Valid for 5..99 % and -20..50 °C at sea-level
 * pressure, but not for air both cold and dry; error -1..+0.65 °C, mean below 0.3.
 */
export const stullWetBulb = (tempC: number, humidityPct: number): number =>
  tempC * Math.atan(0.151977 * Math.sqrt(humidityPct + 8.313659)) +
  Math.atan(tempC + humidityPct) -
  Math.atan(humidityPct - 1.676331) +
  0.00391838 * humidityPct ** 1.5 * Math.atan(0.023101 * humidityPct) -
  4.686035

/**
 * Wet bulb, °C, as the temperature at which the psychrometer equation (FAO-56 Eq. 15, ventilated) gives the air's own
 * vapour pressure; by bisection on [T - 45, T] to better than a millionth of a degree. Pressure in kPa.
 */
export function psychrometerWetBulb(tempC: number, humidityPct: number, pressureKpa: number): number {
  const actual = vapourPressureFromHumidity(tempC, humidityPct)
  let low = tempC - 45
  let high = tempC
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2
    if (vapourPressureFromWetBulb(tempC, middle, pressureKpa) < actual) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Maximum elevation for Stull's fit, which is made for sea level and is 0.5 °C too low in cold dry air. */
const STULL_MAX_ELEVATION_M = 500
const stullHolds = (tempC: number, humidityPct: number, elevationM: number): boolean =>
  elevationM <= STULL_MAX_ELEVATION_M && tempC >= -20 && humidityPct >= 5 && !(tempC < 10 && humidityPct < 65)

/**
 * Wet bulb, °C: Stull's fit within its range, otherwise the psychrometer equation at the pressure of the elevation (m).
 * Never above the temperature; equal to it above 99 %. The two differ by up to about 0.6 °C at the boundary. Unknown
 * outside -40..50 °C, where neither is valid.
 */
export function wetBulb(inputs: Inputs<'tempC' | 'humidityPct'>, elevationM = 0): Maybe<number> {
  return mapKnown(readInputs(['tempC', 'humidityPct'], inputs), ({ tempC, humidityPct }) => {
    if (tempC < -40 || tempC > 50) return unknown('outside_wet_bulb_range')
    if (humidityPct > 99) return known(tempC)
    const wetBulbC = stullHolds(tempC, humidityPct, elevationM)
      ? stullWetBulb(tempC, humidityPct)
      : psychrometerWetBulb(tempC, humidityPct, pressureAtElevation(elevationM))
    return known(Math.min(tempC, wetBulbC))
  })
}
