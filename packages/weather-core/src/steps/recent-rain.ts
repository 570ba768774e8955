import { known, type Maybe, unknown } from '../result.ts'
import { stepEnd, type WeatherStep } from './weather-step.ts'

/** Periods for which recent rain is shown, hours. */
export const RECENT_RAIN_HOURS = [1, 6, 12, 24, 48] as const

/** Rain by period length in hours, mm. */
export type RecentRain = Readonly<Record<(typeof RECENT_RAIN_HOURS)[number], Maybe<number>>>

type Fallen = Pick<WeatherStep, 'dt' | 'hours' | 'rainMm'>

/**
 * Rain and snow, mm of water, in the 1, 6, 12, 24 and 48 hours before a time (unix seconds). The
 * periods end with the last past step, which may be up to an hour ago. Unknown if data is missing
 * for any hour. A step that partly overlaps a period counts in full, so no period seems too dry.
 * The first of duplicate steps counts.
 */
export function recentRain(past: readonly Fallen[], nowDt: number): RecentRain {
  const over = past.filter((step) => stepEnd(step) <= nowDt).toSorted((a, b) => b.dt - a.dt)
  const steps = over.filter((step, i) => step.dt !== over[i - 1]?.dt)
  const endDt = steps[0] && nowDt - stepEnd(steps[0]) < 3600 ? stepEnd(steps[0]) : undefined
  const total = (hours: number): Maybe<number> => {
    if (endDt === undefined) return unknown('missing_some_hours_before', { inputs: ['rainMm'] })
    const from = endDt - hours * 3600
    let reached = endDt
    let mm = 0
    for (const step of steps) {
      if (reached <= from) break
      if (stepEnd(step) !== reached || step.rainMm === undefined || !(step.rainMm >= 0)) break
      mm += step.rainMm
      reached = step.dt
    }
    return reached <= from ? known(mm) : unknown('missing_some_hours_before', { inputs: ['rainMm'] })
  }
  return { 1: total(1), 6: total(6), 12: total(12), 24: total(24), 48: total(48) }
}
