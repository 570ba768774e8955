import { stepHours } from '../steps/weather-step.ts'
import type { JudgedDay } from '../work/judge-forecast.ts'
import { distanceFromLimit, type Reason } from '../work/verdict.ts'
import type { VerdictWindow } from '../work/windows.ts'
import type { TimedWork } from './day-statement.ts'

/** Kept short for a quick glance; the day's windows list all reasons. */
const MAX_REASONS = 3

/**
 * Short daytime reasons for a window's verdict, most frequent first. One reason per code (per input
 * for missing data), with the value furthest from its limit.
 */
export function shortReasons(
  { steps }: JudgedDay,
  work: TimedWork,
  { startDt, endDt, verdict }: VerdictWindow,
): Reason[] {
  const told = new Map<string, { reason: Reason; hours: number }>()
  for (const { step, byDay, judgements } of steps) {
    if (!byDay || step.dt < startDt || step.dt >= endDt) continue
    for (const reason of judgements[work].reasons) {
      if (reason.verdict !== verdict) continue
      const key = `${reason.code} ${reason.input ?? ''}`
      const { hours = 0, reason: known = reason } = told.get(key) ?? {}
      told.set(key, {
        reason: distanceFromLimit(reason) > distanceFromLimit(known) ? reason : known,
        hours: hours + stepHours(step),
      })
    }
  }
  return [...told.values()]
    .sort((a, b) => b.hours - a.hours)
    .slice(0, MAX_REASONS)
    .map(({ reason }) => reason)
}
