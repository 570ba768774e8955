import { known, type Maybe, unknown } from '../result.ts'

/**
 * Factor from the wind at `heightM` metres to the wind at 2 m over short grass (FAO-56 Eq. 47,
 * logarithmic profile): 0.748 for a forecast's 10 m. NaN at or below 0.1 m, where the profile is
 * undefined.
 */
export const windFactorToTwoMetres = (heightM: number): number =>
  heightM > 0.1 ? 4.87 / Math.log(67.8 * heightM - 5.42) : Number.NaN

/**
 * Wind at 2 m, in the given unit, from the wind at `heightM` metres (FAO-56 Eq. 47). At least 0.
 */
export function windAtTwoMetres(wind: number | undefined, heightM = 10): Maybe<number> {
  if (wind === undefined || Number.isNaN(wind)) return unknown('missing', { inputs: ['windKmh'] })
  if (!(heightM > 0.1)) return unknown('wind_height_out_of_range')
  return known(Math.max(0, wind) * windFactorToTwoMetres(heightM))
}

/**
 * Wind at boom height, about 1 m, as a share of the 10 m wind (FAO-56 Table 2.9: 0.748 / 1.178).
 */
export const BOOM_HEIGHT_WIND_RATIO: number = windFactorToTwoMetres(10) / windFactorToTwoMetres(1)
