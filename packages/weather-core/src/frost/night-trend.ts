import { known, type Maybe, unknown } from '../result.ts'

/**
 * Air temperature on a clear, calm night by the square-root trend:
 * T2 - (T2 - Tn) sqrt((i - 2) / (n - 2)). Source: UC Davis FTrend; Snyder & de Melo-Abreu, FAO
 * Frost Protection 2005. Works in any temperature unit. n (`nightHours`) is the time from sunset
 * to sunrise; i (`hour`) is the time since sunset. Unknown unless 2 <= i <= n.
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
