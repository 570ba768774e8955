import { known, type Maybe, unknown } from '../result.ts'

/**
 * Air temperature in a radiative night by the square-root trend (UC Davis FTrend; Snyder & de Melo-Abreu, FAO Frost
 * Protection 2005): T2 - (T2 - Tn) sqrt((i - 2) / (n - 2)), in the given unit. `twoHoursAfterSunset` and `minimum` are
 * temperatures, `nightHours` n is sunset to sunrise, `hour` i is hours after sunset. Valid for 2 <= i <= n, otherwise
 * unknown.
 */
export function nightTemperature(
  twoHoursAfterSunset: number,
  minimum: number,
  nightHours: number,
  hour: number,
): Maybe<number> {
  if (!(nightHours > 2)) return unknown('night_too_short')
  if (!(hour >= 2 && hour <= nightHours)) return unknown('hour_outside_trend')
  const fall = twoHoursAfterSunset - minimum
  return known(twoHoursAfterSunset - fall * Math.sqrt((hour - 2) / (nightHours - 2)))
}
