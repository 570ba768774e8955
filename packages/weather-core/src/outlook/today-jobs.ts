import { dayAfter } from '../steps/local-days.ts'
import { stepEnd } from '../steps/weather-step.ts'
import type { Interval } from '../sun/daylight.ts'
import { type Care, careOf } from '../work/care.ts'
import { worksFor } from '../work/farm/enterprise-needs.ts'
import type { Enterprise } from '../work/farm/enterprises.ts'
import type { JudgedDay } from '../work/judge-forecast.ts'
import type { Reason } from '../work/verdict.ts'
import type { VerdictWindow } from '../work/windows.ts'
import { localDay, localHour, type PlaceZone } from '../zone.ts'
import { openWindow, speakingWindow, type TimedWork } from './day-statement.ts'
import type { OutlookFarm } from './outlook.ts'
import { tellingReasons } from './today-reasons.ts'

/** Which part of which day an answer is about, from the moment on from which it is one. */
export type TodayPart = 'today' | 'afternoon' | 'evening' | 'tomorrow'

/** What the weather says to a job next. It is no answer any more at `untilDt` (unix seconds). */
export interface JobAnswer {
  work: TimedWork
  part: TodayPart
  /** The stretch by daylight that speaks for the job, with its verdict. */
  window: VerdictWindow
  /** The reason for care of that stretch, where it has a sign of its own. */
  care?: Care
  /** Why, in short. */
  reasons: Reason[]
  /** Where there is nothing to be done in it: the good stretch of a later day, else the first that takes care. */
  next?: Interval & { verdict: 'good' | 'careful' }
  untilDt: number
}

/** Our own choice of the job that each kind of farm asks about first. */
const FIRST_JOB: Readonly<Record<Enterprise, TimedWork>> = {
  arable: 'spraying',
  dairy: 'hay',
  sheep: 'hay',
  pigs: 'field_work',
  poultry: 'field_work',
  fruit: 'spraying',
  vegetables: 'spraying',
}

/**
 * What the weather says to the jobs of a farm, the one that it asks about first first. Baling in air for which nobody
 * has published how dry hay gets stands behind the others: it is too cold to make hay, and no answer. What cannot be
 * judged for want of a figure keeps its place. A job without an answer has none here.
 *
 * @param days judged, first day first
 */
export function answersOfJobs(days: readonly JudgedDay[], own: OutlookFarm, place: PlaceZone): JobAnswer[][] {
  const told = jobsOf(own).map((work) => jobAnswers(days, work, place))
  const isOffTable = ([first]: readonly JobAnswer[]) =>
    first?.reasons.some(({ code }) => code === 'outside_moisture_table') === true
  return [...told.filter((answers) => !isOffTable(answers)), ...told.filter(isOffTable)].filter(
    (answers) => answers.length > 0,
  )
}

/** The jobs of a farm, the one that it asks about first first; frost is none. */
export function jobsOf(own: OutlookFarm): TimedWork[] {
  const jobs = worksFor(own).filter((work) => work !== 'frost')
  const first = own.enterprises?.map((kind) => FIRST_JOB[kind]) ?? []
  return [...new Set([...first, ...jobs])].filter((work) => jobs.includes(work))
}

const NOON = 12
const EVENING = 17

function partAt(place: PlaceZone, dt: number): TodayPart {
  const hour = localHour(place, dt)
  return hour < NOON ? 'today' : hour < EVENING ? 'afternoon' : 'evening'
}

/** A day from a moment on; a window that is under way goes on from its own beginning. */
const restOf = (day: JudgedDay, work: TimedWork, fromDt: number): JudgedDay => ({
  ...day,
  steps: day.steps.filter(({ step }) => step.dt >= fromDt),
  windows: { ...day.windows, [work]: day.windows[work].filter(({ endDt }) => endDt > fromDt) },
})

/** By daylight of a day: one answer after the other, as the stretches they speak of pass. */
function answersOf(day: JudgedDay, work: TimedWork, place: PlaceZone): Omit<JobAnswer, 'next'>[] {
  const dusk = Math.max(0, ...day.steps.filter(({ byDay }) => byDay).map(({ step }) => stepEnd(step)))
  const answers: Omit<JobAnswer, 'next'>[] = []
  let fromDt = day.steps[0]?.step.dt ?? dusk
  while (fromDt < dusk) {
    const rest = restOf(day, work, fromDt)
    const window = speakingWindow(rest, work)
    if (!window) break
    const untilDt = Math.min(window.endDt, dusk)
    answers.push({
      work,
      part: partAt(place, fromDt),
      window,
      reasons: tellingReasons(rest, work, window),
      untilDt,
    })
    fromDt = untilDt
  }
  return answers
}

/**
 * What the weather says to a job for the rest of today and, when its light is gone, for tomorrow: answers in the order
 * of time, the first that is not over counts. None where the forecast has no daylight.
 *
 * @param days judged, first day first
 */
export function jobAnswers(days: readonly JudgedDay[], work: TimedWork, place: PlaceZone): JobAnswer[] {
  const [today, tomorrow] = days
  if (!today) return []
  const isNext = tomorrow?.key === dayAfter(today.key, 1)
  const morrow = tomorrow && isNext ? answersOf(tomorrow, work, place) : []
  const midnight = tomorrow?.steps[0]?.step.dt
  const whole = tomorrow && isNext ? speakingWindow(tomorrow, work) : undefined
  const answers = [
    ...answersOf(today, work, place),
    ...(tomorrow && whole && midnight !== undefined
      ? [
          {
            ...{ work, part: 'tomorrow' as const, window: whole, untilDt: midnight },
            reasons: tellingReasons(tomorrow, work, whole),
          },
        ]
      : []),
    ...morrow,
  ]
  return answers.map((one) => {
    const { window } = one
    const care = careOf(window)
    const answer = care ? { ...one, care } : one
    if (window.verdict === 'good' || window.verdict === 'careful') return answer
    const day = localDay(place, window.startDt)
    const next = nextOf(
      days.filter(({ key }) => key > day),
      work,
    )
    return next ? { ...answer, next } : answer
  })
}

/** The first good stretch of these days; where there is none, the first that takes care and is long enough. */
function nextOf(days: readonly JudgedDay[], work: TimedWork): JobAnswer['next'] {
  for (const verdict of ['good', 'careful'] as const) {
    const [first] = days.flatMap((day) => openWindow(day, work, verdict) ?? [])
    if (first) return { startDt: first.startDt, endDt: first.endDt, verdict }
  }
  return undefined
}
