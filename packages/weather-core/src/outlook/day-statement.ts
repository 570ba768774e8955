import { stepInterval } from '../steps/weather-step.ts'
import type { JudgedDay, JudgedStep, Work } from '../work/judge-forecast.ts'
import type { Verdict } from '../work/verdict.ts'
import { workWindows } from '../work/windows.ts'
import type { PlaceZone } from '../zone.ts'
import { type RainStatement, rainStatement } from './rain-statement.ts'

/** A job that has a best time of day. */
export type TimedWork = Exclude<Work, 'frost'>

/** The frosts that are worth a word. */
export const FROSTS = ['ground_frost', 'air_frost', 'hard_frost'] as const
export type Frost = (typeof FROSTS)[number]

/** The coldest frost of a day, on the ground or in the air, and whether there are hours that may hide one. */
export interface FrostStatement {
  coldest?: { frost: Frost; tempC: number; atDt: number }
  /** Some hours cannot be judged. */
  unknownHours: boolean
}

/** The best time for a job by daylight: good, or else with care; unix seconds. Else that there is none to be told. */
export type JobStatement =
  | { work: TimedWork; time: 'good' | 'careful'; startDt: number; endDt: number }
  | { work: TimedWork; time: 'unknown' | 'none' }

/** What is said of a day: rain first, frost where there is any, then the best time for each job. */
export interface DayStatement {
  /** At the place, 'YYYY-MM-DD'. */
  day: string
  rain: RainStatement
  frost?: FrostStatement
  jobs: JobStatement[]
}

/** The longest stretch of a verdict with the sun up; the earlier of two. Jobs are not offered by night. */
function longest(steps: readonly JudgedStep[], work: TimedWork, verdict: Verdict) {
  const lit = steps
    .filter(({ light }) => light)
    .map(({ step, judgements }) => ({ ...stepInterval(step), judgement: judgements[work] }))
  return workWindows(lit)
    .filter((window) => window.verdict === verdict)
    .reduce<{ startDt: number; endDt: number } | undefined>(
      (best, window) => (best && best.endDt - best.startDt >= window.endDt - window.startDt ? best : window),
      undefined,
    )
}

/** Nothing for a day without a step by daylight. */
function jobStatement(day: JudgedDay, work: TimedWork): JobStatement[] {
  if (!day.steps.some(({ light }) => light)) return []
  for (const time of ['good', 'careful'] as const) {
    const stretch = longest(day.steps, work, time)
    if (stretch) return [{ work, time, startDt: stretch.startDt, endDt: stretch.endDt }]
  }
  return [{ work, time: longest(day.steps, work, 'unknown') ? 'unknown' : 'none' }]
}

function frostStatement(day: JudgedDay): FrostStatement | undefined {
  const frosts = day.steps.flatMap(({ step, judgements }) =>
    judgements.frost.reasons.flatMap(({ code, value = 0, atDt = step.dt }) => {
      const frost = FROSTS.find((name) => name === code)
      return frost ? [{ frost, tempC: value, atDt }] : []
    }),
  )
  const coldest = frosts.reduce<(typeof frosts)[number] | undefined>(
    (low, frost) => (low && low.tempC <= frost.tempC ? low : frost),
    undefined,
  )
  const unknownHours = day.steps.some(({ judgements }) =>
    judgements.frost.reasons.some(({ verdict }) => verdict === 'unknown'),
  )
  return coldest || unknownHours ? { ...(coldest && { coldest }), unknownHours } : undefined
}

/** What is to be said of a day that was judged, and of these jobs on it. */
export function dayStatement(
  day: JudgedDay,
  place: PlaceZone,
  jobs: readonly TimedWork[] = ['spraying'],
): DayStatement {
  const frost = frostStatement(day)
  return {
    day: day.key,
    rain: rainStatement(
      day.steps.map(({ step }) => step),
      day.complete,
      place,
    ),
    ...(frost && { frost }),
    jobs: jobs.flatMap((work) => jobStatement(day, work)),
  }
}
