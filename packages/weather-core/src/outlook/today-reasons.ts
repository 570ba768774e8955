import { stepHours } from '../steps/weather-step.ts'
import type { JudgedDay } from '../work/judge-forecast.ts'
import { distance, type Reason } from '../work/verdict.ts'
import type { VerdictWindow } from '../work/windows.ts'
import type { TimedWork } from './day-statement.ts'

/** Whoever looks for a moment reads no more; all of them stand by the windows of the day. */
const MOST_REASONS = 3

/**
 * Why a window has its verdict, in short: its reasons by daylight, those of most hours first. One of a code (of what is
 * missing, one an input), with the figure furthest from its limit, or of the first hour where it has none.
 */
export function tellingReasons(
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
        reason: distance(reason) > distance(known) ? reason : known,
        hours: hours + stepHours(step),
      })
    }
  }
  return [...told.values()]
    .sort((a, b) => b.hours - a.hours)
    .slice(0, MOST_REASONS)
    .map(({ reason }) => reason)
}
