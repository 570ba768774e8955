import { type Inputs, readInputs } from '../inputs.ts'
import { solarTimeAt } from './extraterrestrial-radiation.ts'
import { sineOfSolarElevation } from './solar-geometry.ts'

export const DEFAULT_OZONE_DU = 300

/**
 * Clear-sky UV index (Madronich 2007, Photochem. Photobiol. 83, 1537): 12.5 mu^2.42 (O3/300)^-1.23.
 * `mu` is the sine of the solar elevation; the index is 0 unless `mu` is positive. Ignores snow,
 * altitude and haze. Ozone in Dobson units.
 */
export const clearSkyUvIndex = (mu: number, ozoneDu: number = DEFAULT_OZONE_DU): number =>
  mu <= 0 ? 0 : 12.5 * mu ** 2.42 * (ozoneDu / 300) ** -1.23

/**
 * Share of the UV index that full cloud cover removes: a heuristic between the widely used 0.5 and
 * 0.7.
 */
export const CLOUD_UV_LOSS = 0.6

/**
 * UV index at `dt` (unix seconds). Without cloud data, the clear-sky index: an upper bound, marked
 * by `clearSkyOnly`.
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

/**
 * The World Health Organization's exposure class for a UV index, which is first rounded, as
 * published.
 */
export function uvClass(index: number): 'low' | 'moderate' | 'high' | 'very_high' | 'extreme' {
  const whole = Math.round(index)
  if (whole <= 2) return 'low'
  if (whole <= 5) return 'moderate'
  if (whole <= 7) return 'high'
  return whole <= 10 ? 'very_high' : 'extreme'
}
