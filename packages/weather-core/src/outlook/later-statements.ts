import type { PlaceOnMap } from '../sun/daylight.ts'
import { type JudgedDay, WORKS } from '../work/judge-forecast.ts'
import { type DayStatement, dayStatement, type TimedWork } from './day-statement.ts'
import { tonightStatement } from './tonight.ts'

/** What is said of the day under way from `fromDt` (unix seconds) on. */
export interface LaterStatement {
  fromDt: number
  statement: DayStatement
}

/** From the first step on, seconds: a page tells what a forecast means until it is 6 hours old, and a step may be 3. */
const TOLD_FOR_S = 9 * 3600

/** A day from a moment on; a window that is under way goes on from its own beginning. */
function restOf(day: JudgedDay, fromDt: number): JudgedDay {
  const steps = day.steps.filter(({ step }) => step.dt >= fromDt)
  if (steps.length === day.steps.length) return day
  const windows = { ...day.windows }
  for (const work of WORKS) windows[work] = day.windows[work].filter(({ endDt }) => endDt > fromDt)
  return { ...day, steps, windows, complete: false }
}

/**
 * What will be said of the day under way as the hours pass, while nothing newer is known: of the hours that are left,
 * and of the night that is then next. One for each step that begins within 9 hours, in the order of time.
 *
 * @param days judged, first day first
 */
export function laterStatements(
  days: readonly JudgedDay[],
  place: PlaceOnMap,
  jobs?: readonly TimedWork[],
): LaterStatement[] {
  const [first, ...others] = days.flatMap(({ steps }) => steps.map(({ step }) => step.dt))
  if (first === undefined) return []
  return others
    .filter((dt) => dt <= first + TOLD_FOR_S)
    .flatMap((fromDt) => {
      const rest = days.map((day) => restOf(day, fromDt)).filter(({ steps }) => steps.length > 0)
      const [today] = rest
      const tonight = tonightStatement(rest, place)
      return today ? [{ fromDt, statement: dayStatement(today, place, jobs, tonight) }] : []
    })
}
