import { type Inputs, readInputs } from '../inputs.ts'
import { solarTimeAt } from './extraterrestrial-radiation.ts'
import { sineOfSolarElevation } from './solar-geometry.ts'

/** Default total ozone, Dobson units. */
export const DEFAULT_OZONE_DU = 300

/**
 * UV index under a clear sky (Madronich 2007, Photochem. Photobiol. 83, 1537): 12.5 mu^2.42 (O3/300)^-1.23. `mu` is the
 * sine of the solar elevation; at or below 0 the index is 0. Excludes snow, altitude and haze.
 */
export const clearSkyUvIndex = (mu: number, ozoneDu: number = DEFAULT_OZONE_DU): number =>
  mu <= 0 ? 0 : 12.5 * mu ** 2.42 * (ozoneDu / 300) ** -1.23

/**
 * Share of the UV index that full cloud cover removes. Widely used 0.5..0.7; the default is a heuristic value between,
 * and can be set.
 */
export const CLOUD_UV_LOSS = 0.6

/**
 * UV index at `dt` (unix seconds). Without cloud data it is the clear-sky index, an upper bound, and marked as such.
 */
export function uvIndex(
  latDeg: number,
  lonDeg: number,
  dt: number,
  inputs: Inputs<'cloudPct'> = {},
  cloudLoss: number = CLOUD_UV_LOSS,
): { index: number; clearSkyOnly: boolean } {
  const { day, timeAngle } = solarTimeAt(lonDeg, dt)
  const clear = clearSkyUvIndex(sineOfSolarElevation(latDeg, day, timeAngle))
  const cloud = readInputs(['cloudPct'], inputs)
  if (!cloud.known) return { index: clear, clearSkyOnly: true }
  return { index: clear * (1 - (cloudLoss * cloud.value.cloudPct) / 100), clearSkyOnly: false }
}

/** The World Health Organization's exposure class of a UV index, rounded to a whole number as published. */
export function uvClass(index: number): 'low' | 'moderate' | 'high' | 'very_high' | 'extreme' {
  const whole = Math.round(index)
  if (whole <= 2) return 'low'
  if (whole <= 5) return 'moderate'
  if (whole <= 7) return 'high'
  return whole <= 10 ? 'very_high' : 'extreme'
}
