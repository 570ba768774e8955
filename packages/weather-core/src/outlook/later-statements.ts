import type { PlaceOnMap } from '../sun/daylight.ts'
import { JOBS, type JudgedDay } from '../work/judge-forecast.ts'
import { createDayStatement, type DayStatement, type TimedWork } from './day-statement.ts'
import { createTonightStatement } from './tonight.ts'

/** Statement about the current day from `fromDt` (unix seconds) on. */
export interface LaterStatement {
  fromDt: number
  statement: DayStatement
}

/** Seconds covered from the first step on: a page uses a forecast until it is 6 hours old, and a step may last 3. */
const TOLD_FOR_S = 9 * 3600

/** The day from `fromDt` on. A window already under way keeps its start. */
function restOf(day: JudgedDay, fromDt: number): JudgedDay {
  const steps = day.steps.filter(({ step }) => step.dt >= fromDt)
  if (steps.length === day.steps.length) return day
  const windows = { ...day.windows }
  for (const work of JOBS) windows[work] = day.windows[work].filter(({ endDt }) => endDt > fromDt)
  return { ...day, steps, windows, complete: false }
}

/**
 * Statements about the current day as its hours pass, without newer data: about the remaining hours, and the next
 * night. One for each step that begins within 9 hours, in chronological order.
 *
 * @param days judged, first day first
 */
export function createLaterStatements(
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
      const tonight = createTonightStatement(rest, place)
      return today ? [{ fromDt, statement: createDayStatement(today, place, jobs, tonight) }] : []
    })
}
