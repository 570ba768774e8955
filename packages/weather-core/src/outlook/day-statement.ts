import { readWeatherCode } from '../steps/weather-code.ts'
import { stepEnd } from '../steps/weather-step.ts'
import type { PlaceOnMap } from '../sun/daylight.ts'
import type { Job, JudgedDay } from '../work/judge-forecast.ts'
import type { Verdict } from '../work/verdict.ts'
import type { VerdictWindow } from '../work/windows.ts'
import { localDay, type PlaceZone } from '../zone.ts'
import {
  createFrostStatement,
  type FrostStatement,
  isFrostThroughout,
  type TemperatureAt,
} from './frost-statement.ts'
import { createRainStatement, type RainStatement } from './rain-statement.ts'
import { createTonightStatement, type NightStatement, stepsOutsideNight } from './tonight.ts'

/** A job with a suggested time of day. */
export type TimedWork = Exclude<Job, 'frost'>

/**
 * The daytime window to offer for a job, in unix seconds: a good one, otherwise one with care,
 * preferring windows long enough for the job. `startDt` and `endDt` are those of the full window,
 * which may extend into the night. Windows that begin and end at night are never offered.
 */
export type JobStatement =
  | {
      work: TimedWork
      time: 'good' | 'careful'
      startDt: number
      endDt: number
      /** The whole day is suitable, including the night. */
      allDay?: true
      short?: true
    }
  | { work: TimedWork; time: 'unknown' | 'dont' }

/** Statements about a day's rain, frost and jobs. */
export interface DayStatement {
  /** Local day, 'YYYY-MM-DD'. */
  day: string
  /** Only on the first day, from noon to sunrise. Shown first in the evening. */
  tonight?: NightStatement
  rain: RainStatement
  /**
   * The day's frost, without tonight's. Absent if no colder than tonight's. A frost without a thaw
   * covers the whole day.
   */
  frost?: FrostStatement
  /** `frost` already covers tonight's frost. */
  tonightSaid?: true
  /**
   * Start of the first hour with thunder, unix seconds. Absence is not an all-clear: see the
   * unchecked alerts.
   */
  thunderDt?: number
  jobs: JobStatement[]
  /** The day is too far ahead for a reliable forecast. */
  uncertain?: true
}

/** Windows to offer, best first. */
const OFFERED: readonly ((window: VerdictWindow) => boolean)[] = [
  ({ verdict, short }) => verdict === 'good' && !short,
  ({ verdict, short }) => verdict === 'careful' && !short,
  ({ verdict }) => verdict === 'good',
  ({ verdict }) => verdict === 'careful',
]

/** In a tie, the earlier one. */
function longestOf(windows: readonly VerdictWindow[]): VerdictWindow | undefined {
  const length = ({ startDt, endDt }: VerdictWindow) => endDt - startDt
  const [first, ...others] = windows
  return others.reduce((best, window) => (best && length(window) > length(best) ? window : best), first)
}

function bestOf(windows: readonly VerdictWindow[]): VerdictWindow | undefined {
  for (const isOffered of OFFERED) {
    const found = longestOf(windows.filter(isOffered))
    if (found) return found
  }
  return undefined
}

const byDayOf = ({ windows }: JudgedDay, work: TimedWork) => windows[work].filter(({ night }) => !night)

/**
 * Finds a day's longest daytime window with the wanted verdict. A window with care must be long
 * enough for the job.
 */
export const findOpenWindow = (
  day: JudgedDay,
  work: TimedWork,
  wanted: 'good' | 'careful',
): VerdictWindow | undefined =>
  longestOf(
    byDayOf(day, work).filter(
      ({ verdict, short }) => verdict === wanted && (wanted === 'good' || short !== true),
    ),
  )

/**
 * The daytime window that represents a job on a day: the one to offer, otherwise the longest
 * unknown one, otherwise the longest unsuitable one. Undefined if only night is left of the day.
 */
export function representativeWindow(day: JudgedDay, work: TimedWork): VerdictWindow | undefined {
  const byDay = day.steps.filter((step) => step.byDay)
  if (byDay.length === 0) return undefined
  const windows = byDayOf(day, work).filter(({ startDt, endDt }) =>
    byDay.some(({ step }) => stepEnd(step) > startDt && step.dt < endDt),
  )
  const of = (wanted: Verdict) => longestOf(windows.filter(({ verdict }) => verdict === wanted))
  return bestOf(windows) ?? of('unknown') ?? of('dont')
}

function jobStatement(day: JudgedDay, work: TimedWork): JobStatement[] {
  const window = representativeWindow(day, work)
  if (!window) return []
  const { startDt, endDt, verdict, short } = window
  if (verdict === 'unknown' || verdict === 'dont') return [{ work, time: verdict }]
  const allDay = day.complete && day.windows[work].every((each) => each.verdict === verdict)
  const marks = { ...(allDay && { allDay }), ...(short && { short }) }
  return [{ work, time: verdict, startDt, endDt, ...marks }]
}

/**
 * True if the night's statement already covers this frost: no colder air or ground, and no missing
 * data.
 */
function isNoColder(frost: FrostStatement, told: FrostStatement | undefined): boolean {
  if (!told || frost.unknownHours) return false
  const isWithin = (figure: TemperatureAt | undefined, other: TemperatureAt | undefined) =>
    figure === undefined || (other !== undefined && figure.tempC >= other.tempC)
  return isWithin(frost.air, told.air) && isWithin(frost.ground, told.ground)
}

/**
 * Duration of a frost without a thaw: all day, or the rest of the current day. Omitted in the
 * evening and on a day that the forecast does not cover in full.
 */
function frozenThrough(
  { key, steps, complete }: JudgedDay,
  place: PlaceZone,
  tonight: NightStatement | undefined,
): Pick<FrostStatement, 'allDay' | 'restOfDay'> | undefined {
  const last = steps.at(-1)?.step
  if (!last || !isFrostThroughout(steps)) return undefined
  if (complete) return { allDay: true }
  const isEvening = tonight?.isNow && tonight.endDt > stepEnd(last)
  return isEvening || localDay(place, stepEnd(last)) === key ? undefined : { restOfDay: true }
}

function frostOf(
  day: JudgedDay,
  place: PlaceZone,
  tonight: NightStatement | undefined,
): Pick<DayStatement, 'frost' | 'tonightSaid'> {
  const { steps } = day
  const through = frozenThrough(day, place, tonight)
  const isComing = tonight && !through?.allDay && tonight.startDt > (steps[0]?.step.dt ?? 0)
  const whole = through && createFrostStatement(isComing ? stepsOutsideNight(steps, tonight) : steps)
  if (whole) {
    const said = through.allDay || (tonight?.frost && isNoColder(tonight.frost, whole))
    return { frost: { ...whole, ...through }, ...(tonight && said && { tonightSaid: true }) }
  }
  const own = createFrostStatement(tonight ? stepsOutsideNight(steps, tonight) : steps)
  return own && !isNoColder(own, tonight?.frost) ? { frost: own } : {}
}

/** Creates the statements about a judged day, including tonight if given. */
export function createDayStatement(
  day: JudgedDay,
  place: PlaceZone,
  jobs: readonly TimedWork[] = ['spraying'],
  tonight?: NightStatement,
): DayStatement {
  const thunderDt = day.steps.find(({ step }) => readWeatherCode(step.weatherCode).thunder)?.step.dt
  return {
    day: day.key,
    ...(tonight && { tonight }),
    rain: createRainStatement(
      day.steps.map(({ step }) => step),
      day.complete,
      place,
    ),
    ...frostOf(day, place, tonight),
    ...(thunderDt !== undefined && { thunderDt }),
    jobs: jobs.flatMap((work) => jobStatement(day, work)),
    ...(day.confidence === 'low' && { uncertain: true }),
  }
}

/** Creates the statements about all days of a judged forecast, first day first. */
export function createDayStatements(
  days: readonly JudgedDay[],
  place: PlaceOnMap,
  jobs?: readonly TimedWork[],
): DayStatement[] {
  const tonight = createTonightStatement(days, place)
  return days.map((day, i) => createDayStatement(day, place, jobs, i === 0 ? tonight : undefined))
}
