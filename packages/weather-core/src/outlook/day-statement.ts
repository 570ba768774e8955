import { stepHours } from '../steps/weather-step.ts'
import type { FarmPlace } from '../sun/daylight.ts'
import type { JudgedDay, Work } from '../work/judge-forecast.ts'
import type { Verdict } from '../work/verdict.ts'
import type { WorkWindow } from '../work/windows.ts'
import type { PlaceZone } from '../zone.ts'
import { type FrostStatement, frostStatement, type TemperatureAt } from './frost-statement.ts'
import { type RainStatement, rainStatement } from './rain-statement.ts'
import { type NightStatement, outsideOf, tonightStatement } from './tonight.ts'

/** A job that has a best time of day. */
export type TimedWork = Exclude<Work, 'frost'>

/**
 * The best time for a job by daylight: the window of good, or else of careful, with the most hours of sun in it, from
 * its own beginning to its own end, as the strip shows it; unix seconds. Else that there is none to be told.
 */
export type JobStatement =
  | { work: TimedWork; time: 'good' | 'careful'; startDt: number; endDt: number; allDay?: true }
  | { work: TimedWork; time: 'unknown' | 'dont' }

/** What is said of a day: rain first, frost where there is any, then the best time for each job. */
export interface DayStatement {
  /** At the place, 'YYYY-MM-DD'. */
  day: string
  /** On the first day, from noon to sunrise; in the evening it comes first. */
  tonight?: NightStatement
  rain: RainStatement
  /** Without that of tonight, and one that is no colder. */
  frost?: FrostStatement
  jobs: JobStatement[]
  /** So far ahead that it is not certain. */
  uncertain?: true
}

/** The window of a verdict with the most time by daylight; the earlier of two. Jobs are not offered by night. */
export function longest(
  { windows, steps }: JudgedDay,
  work: TimedWork,
  verdict: Verdict,
): WorkWindow | undefined {
  const lit = (window: WorkWindow) =>
    steps
      .filter(({ light, step }) => light && step.dt >= window.startDt && step.dt < window.endDt)
      .reduce((sum, { step }) => sum + stepHours(step), 0)
  return windows[work]
    .filter((window) => window.verdict === verdict && lit(window) > 0)
    .reduce<WorkWindow | undefined>(
      (best, window) => (best && lit(best) >= lit(window) ? best : window),
      undefined,
    )
}

/** In the order in which a window speaks for its day. */
const BEST_FIRST = ['good', 'careful', 'unknown', 'dont'] as const

/** The window that speaks for a job on a day: of the best verdict that there is by daylight; none by night. */
export function speakingWindow(day: JudgedDay, work: TimedWork): WorkWindow | undefined {
  for (const verdict of BEST_FIRST) {
    const window = longest(day, work, verdict)
    if (window) return window
  }
  return undefined
}

/** Nothing for a day without a step by daylight. */
function jobStatement(day: JudgedDay, work: TimedWork): JobStatement[] {
  const window = speakingWindow(day, work)
  if (!window) return []
  const { verdict, startDt, endDt } = window
  if (verdict === 'unknown' || verdict === 'dont') return [{ work, time: verdict }]
  const allDay = day.complete && day.windows[work].length === 1
  return [{ work, time: verdict, startDt, endDt, ...(allDay && { allDay }) }]
}

/** A frost that adds nothing to one that is told: neither air nor ground is colder, and it hides nothing. */
function isNoColder(frost: FrostStatement, told: FrostStatement | undefined): boolean {
  if (!told || frost.unknownHours) return false
  const isWithin = (figure: TemperatureAt | undefined, other: TemperatureAt | undefined) =>
    figure === undefined || (other !== undefined && figure.tempC >= other.tempC)
  return isWithin(frost.air, told.air) && isWithin(frost.ground, told.ground)
}

/** What is to be said of a day that was judged, of these jobs on it, and on the first day of tonight. */
export function dayStatement(
  day: JudgedDay,
  place: PlaceZone,
  jobs: readonly TimedWork[] = ['spraying'],
  tonight?: NightStatement,
): DayStatement {
  const own = frostStatement(tonight ? outsideOf(day.steps, tonight) : day.steps)
  const frost = own && isNoColder(own, tonight?.frost) ? undefined : own
  return {
    day: day.key,
    ...(tonight && { tonight }),
    rain: rainStatement(
      day.steps.map(({ step }) => step),
      day.complete,
      place,
    ),
    ...(frost && { frost }),
    jobs: jobs.flatMap((work) => jobStatement(day, work)),
    ...(day.confidence === 'low' && { uncertain: true }),
  }
}

/** What is to be said of all days of a judged forecast, and of these jobs on them; first day first. */
export function statementsOf(
  days: readonly JudgedDay[],
  place: FarmPlace,
  jobs?: readonly TimedWork[],
): DayStatement[] {
  const tonight = tonightStatement(days, place)
  return days.map((day, i) => dayStatement(day, place, jobs, i === 0 ? tonight : undefined))
}
