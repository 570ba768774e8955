import { type Inputs, readInputs } from '../inputs.ts'
import { known, type Maybe, mapKnown, unknown } from '../result.ts'
import { pressureAtElevation } from './pressure.ts'
import { vapourPressureFromHumidity, vapourPressureFromWetBulb } from './vapour-pressure.ts'

/**
 * Wet bulb, °C, by Stull (2011, J. Appl. Meteorol. Climatol. 50, 2267). Valid for 5..99 % and
 * -20..50 °C at sea-level pressure, except in air that is both cold and dry. Error -1..+0.65 °C,
 * mean below 0.3.
 */
export const stullWetBulb = (tempC: number, humidityPct: number): number =>
  tempC * Math.atan(0.151977 * Math.sqrt(humidityPct + 8.313659)) +
  Math.atan(tempC + humidityPct) -
  Math.atan(humidityPct - 1.676331) +
  0.00391838 * humidityPct ** 1.5 * Math.atan(0.023101 * humidityPct) -
  4.686035

/**
 * Wet bulb, °C, by solving the psychrometer equation (FAO-56 Eq. 15, ventilated). Bisection on [T -
 * 45, T] to better than a millionth of a degree. Pressure in kPa.
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

/** Stull's fit assumes sea level. In cold dry air it is 0.5 °C too low. */
const STULL_MAX_ELEVATION_M = 500
const stullHolds = (tempC: number, humidityPct: number, elevationM: number): boolean =>
  elevationM <= STULL_MAX_ELEVATION_M && tempC >= -20 && humidityPct >= 5 && !(tempC < 10 && humidityPct < 65)

/**
 * Wet bulb, °C: Stull's fit within its range, otherwise the psychrometer equation at the
 * elevation's pressure (m). The methods differ by up to about 0.6 °C where they meet. At most the
 * temperature, and equal to it above 99 %. Unknown outside -40..50 °C.
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
