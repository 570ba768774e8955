import { known, type Maybe, unknown } from '../result.ts'

/**
 * What a wind measured at `heightM` metres is multiplied by to give the wind at 2 m over short grass (FAO-56 Eq. 47,
 * logarithmic profile). 0.748 for the 10 m of forecasts. Above 0.1 m only: below, the profile has no meaning (NaN).
 */
export const windFactorToTwoMetres = (heightM: number): number =>
  heightM > 0.1 ? 4.87 / Math.log(67.8 * heightM - 5.42) : Number.NaN

/** Wind at 2 m, in the unit given, from the wind at `heightM` metres (FAO-56 Eq. 47). At least 0. */
export function windAtTwoMetres(wind: number | undefined, heightM = 10): Maybe<number> {
  if (wind === undefined || Number.isNaN(wind)) return unknown('missing', { inputs: ['windKmh'] })
  if (!(heightM > 0.1)) return unknown('wind_height_out_of_range')
  return known(Math.max(0, wind) * windFactorToTwoMetres(heightM))
}

/** Share of the 10 m wind that blows at boom height, about 1 m (FAO-56 Table 2.9: 0.748 / 1.178). */
export const BOOM_HEIGHT_SHARE: number = windFactorToTwoMetres(10) / windFactorToTwoMetres(1)
