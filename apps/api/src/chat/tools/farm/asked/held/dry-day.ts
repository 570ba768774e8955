import { knownValue } from '@smart-farming/weather-core/result'
import type { JudgedDay } from '@smart-farming/weather-core/work/judge-forecast'

/** A day on which hardly anything falls is dry, mm. */
export const DRY_MM = 0.5

type RainOfDay = Pick<JudgedDay, 'key' | 'complete' | 'rainMm'>

/**
 * What falls on a day of a forecast, mm, first day first. Undefined where that is not known: of a day that the forecast
 * does not have, or breaks off in, the rest may be wet, unless what it has is wet already. Of the first day only what
 * is to come counts.
 */
export function rainOfDay(days: readonly RainOfDay[], key: string): number | undefined {
  const day = days.find((each) => each.key === key)
  const rainMm = day && knownValue(day.rainMm)
  if (day === undefined || rainMm === undefined) return undefined
  return day.complete || day === days[0] || rainMm >= DRY_MM ? rainMm : undefined
}
