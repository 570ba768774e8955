import { addDays } from '../steps/local-days.ts'
import { stepEnd } from '../steps/weather-step.ts'
import type { Interval } from '../sun/daylight.ts'
import { type CareReason, careReason } from '../work/care.ts'
import { jobsToJudge } from '../work/farm/enterprise-needs.ts'
import type { Enterprise } from '../work/farm/enterprises.ts'
import type { JudgedDay } from '../work/judge-forecast.ts'
import type { Reason } from '../work/verdict.ts'
import type { VerdictWindow } from '../work/windows.ts'
import { localDay, localHour, type PlaceZone } from '../zone.ts'
import { findOpenWindow, representativeWindow, type TimedWork } from './day-statement.ts'
import type { OutlookFarm } from './outlook.ts'
import { shortReasons } from './today-reasons.ts'

export type TodayPart = 'today' | 'afternoon' | 'evening' | 'tomorrow'

/** An answer for a job, which expires at `untilDt` (unix seconds). */
export interface JobAnswer {
  work: TimedWork
  part: TodayPart
  window: VerdictWindow
  /** Reason for care in the window, if it has its own icon. */
  care?: CareReason
  reasons: Reason[]
  /** For an unsuitable window: the good window of a later day, otherwise the first with care. */
  next?: Interval & { verdict: 'good' | 'careful' }
  untilDt: number
}

/** The most important job of each farm type: our own choice. */
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
 * Answers for a farm's jobs, most important first; jobs without an answer are omitted. Baling comes
 * last when the air is outside the hay moisture table, because it is then too cold to make hay. A
 * job with missing data keeps its position.
 *
 * @param days judged, first day first
 */
export function answerJobs(days: readonly JudgedDay[], own: OutlookFarm, place: PlaceZone): JobAnswer[][] {
  const told = farmJobs(own).map((work) => answerJob(days, work, place))
  const isOffTable = ([first]: readonly JobAnswer[]) =>
    first?.reasons.some(({ code }) => code === 'outside_moisture_table') === true
  return [...told.filter((answers) => !isOffTable(answers)), ...told.filter(isOffTable)].filter(
    (answers) => answers.length > 0,
  )
}

/** A farm's jobs, most important first, without frost. */
export function farmJobs(own: OutlookFarm): TimedWork[] {
  const jobs = jobsToJudge(own).filter((work) => work !== 'frost')
  const first = own.enterprises?.map((kind) => FIRST_JOB[kind]) ?? []
  return [...new Set([...first, ...jobs])].filter((work) => jobs.includes(work))
}

const NOON = 12
const EVENING = 17

function partAt(place: PlaceZone, dt: number): TodayPart {
  const hour = localHour(place, dt)
  return hour < NOON ? 'today' : hour < EVENING ? 'afternoon' : 'evening'
}

/** The remaining day. Windows already under way keep their start. */
const restOf = (day: JudgedDay, work: TimedWork, fromDt: number): JudgedDay => ({
  ...day,
  steps: day.steps.filter(({ step }) => step.dt >= fromDt),
  windows: { ...day.windows, [work]: day.windows[work].filter(({ endDt }) => endDt > fromDt) },
})

/** Successive daytime answers for a day as its windows pass. */
function answersOf(day: JudgedDay, work: TimedWork, place: PlaceZone): Omit<JobAnswer, 'next'>[] {
  const dusk = Math.max(0, ...day.steps.filter(({ byDay }) => byDay).map(({ step }) => stepEnd(step)))
  const answers: Omit<JobAnswer, 'next'>[] = []
  let fromDt = day.steps[0]?.step.dt ?? dusk
  while (fromDt < dusk) {
    const rest = restOf(day, work, fromDt)
    const window = representativeWindow(rest, work)
    if (!window) break
    const untilDt = Math.min(window.endDt, dusk)
    answers.push({
      work,
      part: partAt(place, fromDt),
      window,
      reasons: shortReasons(rest, work, window),
      untilDt,
    })
    fromDt = untilDt
  }
  return answers
}

/**
 * Answers for a job today and, once daylight ends, tomorrow, in chronological order. Callers use
 * the first unexpired answer. Empty if the forecast has no daylight.
 *
 * @param days judged, first day first
 */
export function answerJob(days: readonly JudgedDay[], work: TimedWork, place: PlaceZone): JobAnswer[] {
  const [today, tomorrow] = days
  if (!today) return []
  const isNext = tomorrow?.key === addDays(today.key, 1)
  const morrow = tomorrow && isNext ? answersOf(tomorrow, work, place) : []
  const midnight = tomorrow?.steps[0]?.step.dt
  const whole = tomorrow && isNext ? representativeWindow(tomorrow, work) : undefined
  const answers = [
    ...answersOf(today, work, place),
    ...(tomorrow && whole && midnight !== undefined
      ? [
          {
            ...{ work, part: 'tomorrow' as const, window: whole, untilDt: midnight },
            reasons: shortReasons(tomorrow, work, whole),
          },
        ]
      : []),
    ...morrow,
  ]
  return answers.map((one) => {
    const { window } = one
    const care = careReason(window)
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

/** The first good window, otherwise the first window with care that is long enough for the job. */
function nextOf(days: readonly JudgedDay[], work: TimedWork): JobAnswer['next'] {
  for (const verdict of ['good', 'careful'] as const) {
    const [first] = days.flatMap((day) => findOpenWindow(day, work, verdict) ?? [])
    if (first) return { startDt: first.startDt, endDt: first.endDt, verdict }
  }
  return undefined
}
