import type { PlaceOnMap } from '../sun/daylight.ts'
import { JOBS, type JudgedDay } from '../work/judge-forecast.ts'
import { createDayStatement, type DayStatement, type TimedWork } from './day-statement.ts'
import { createTonightStatement } from './tonight.ts'

/** Statement about the current day from `fromDt` (unix seconds) onwards. */
export interface LaterStatement {
  fromDt: number
  statement: DayStatement
}

/** A page uses a forecast for up to 6 hours, and a step may last 3. */
const TOLD_FOR_S = 9 * 3600

/** The remaining day. Windows already under way keep their start. */
function restOf(day: JudgedDay, fromDt: number): JudgedDay {
  const steps = day.steps.filter(({ step }) => step.dt >= fromDt)
  if (steps.length === day.steps.length) return day
  const windows = { ...day.windows }
  for (const work of JOBS) windows[work] = day.windows[work].filter(({ endDt }) => endDt > fromDt)
  return { ...day, steps, windows, complete: false }
}

/**
 * Statements about the rest of the current day and the next night, for use as hours pass without
 * new data. One per step that begins within 9 hours, in chronological order.
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
