import type { Job, WeatherQuestion } from '@smart-farming/market-core/chat'
import type { TimedWork } from '@smart-farming/weather-core/outlook/day-statement'
import { stepInterval } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { type VerdictWindow, workWindows } from '@smart-farming/weather-core/work/windows'
import { describeInterval } from '@smart-farming/words/sentences/interval'
import { describeJudgement } from '@smart-farming/words/sentences/reason'
import {
  type AnswerContext,
  dayNameAt,
  isWholeDay,
  judgedStepsWithin,
  remainingForecast,
} from './answer-context.ts'
import { dryDaysLine, dryingLine, mowingLines } from './rain.ts'
import type { RequestedTime } from './requested-time.ts'
import { spreadingLine, wateringLines } from './water.ts'

/** Maximum number of days with a line each; for more days, only the best is named. */
const MAX_SPANS = 3

/** Jobs that are judged hour by hour. */
export const isTimed = (job: Job): job is Job & TimedWork =>
  job === 'spraying' || job === 'harvest' || job === 'hay' || job === 'field_work'

/** True if several days are compared, so a line for each day follows the verdict. */
export const comparesDays = (
  { best, extreme }: WeatherQuestion,
  { spans: { length } }: RequestedTime,
): boolean => length === 0 || length > MAX_SPANS || extreme !== undefined || (length > 1 && best === true)

/** Says whether a job can be done in the requested time, or names the best time for it. */
export function jobLines(
  telling: AnswerContext,
  asked: WeatherQuestion,
  time: RequestedTime,
  job: Job,
): string[] {
  const { spans, days } = time
  switch (job) {
    case 'irrigation':
      return wateringLines(telling)
    case 'spreading': {
      const some =
        spans.length > 0 ? spans.slice(0, MAX_SPANS) : [remainingForecast(telling.farm, telling.nowDt)]
      return some.map((span) => spreadingLine(telling, span))
    }
    case 'drying':
      return spans.length === 0 || spans.length > MAX_SPANS
        ? [dryDaysLine(telling, days)]
        : spans.map((span) => dryingLine(telling, span))
    case 'hay': {
      const mowing = mowingLines(telling, comparesDays(asked, time) ? [] : days)
      return [...mowing, ...timedLines(telling, asked, time, job)]
    }
    default:
      return timedLines(telling, asked, time, job)
  }
}

function timedLines(
  telling: AnswerContext,
  asked: WeatherQuestion,
  time: RequestedTime,
  job: TimedWork,
): string[] {
  const { best, extreme } = asked
  const { spans } = time
  // The lines for each day already show the worst day.
  if (extreme === 'lowest') return []
  const line = (said: string) => telling.say.line({ about: telling.say.jobs[job], said })
  if (best || extreme || spans.length > MAX_SPANS)
    return [line(sayBest(telling, job, spans) ?? sayNext(telling, job))]
  if (spans.length === 0) return [line(sayNext(telling, job))]
  return spans.map((span, at) => jobLine(telling, job, span, at === spans.length - 1))
}

/** Each verdict with its hours and reason and, without good hours, the next good ones. */
function jobLine(telling: AnswerContext, work: TimedWork, span: Interval, isNextSaid: boolean): string {
  const { say } = telling
  const parts = verdictsIn(telling, work, span)
  const when = dayNameAt(telling, Math.max(span.startDt, telling.nowDt))
  const line = (said: string) => say.line({ about: say.jobs[work], when, said })
  if (parts.length === 0) return line(say.notCovered)
  const told = line(parts.map((part) => sayVerdict(telling, part)).join('; '))
  if (!isNextSaid || parts.some(({ verdict }) => verdict === 'good')) return told
  // Hours that need care are already listed.
  const isCareful = parts.some(({ verdict }) => verdict === 'careful')
  const isNone = isCareful && openHours(telling, work, 'good').length === 0
  return `${told} ${say.otherwise({ said: isNone ? say.noGood : sayNext(telling, work) })}`
}

/**
 * The longest good hours for a job, or else the next possible ones; undefined without either.
 * @param spans intervals to choose from; if empty, the whole forecast
 */
function sayBest(telling: AnswerContext, work: TimedWork, spans: readonly Interval[]): string | undefined {
  const [good] = openHours(telling, work, 'good', spans).toSorted(
    (a, b) => b.endDt - b.startDt - (a.endDt - a.startDt) || a.startDt - b.startDt,
  )
  if (good) return telling.say.best(sayHoursOf(telling, good))
  const [careful] = openHours(telling, work, 'careful', spans)
  return careful && sayCareful(telling, careful)
}

function verdictsIn({ farm, nowDt }: AnswerContext, work: TimedWork, span: Interval): VerdictWindow[] {
  // A part of a day may include night hours; a whole day means its working hours.
  const isOfWork = isWholeDay(span)
  const steps = judgedStepsWithin(farm, { ...span, startDt: Math.max(span.startDt, nowDt) })
    .filter(({ byDay }) => byDay || !isOfWork)
    .map(({ step, byDay, judgements }) => ({
      ...stepInterval(step),
      judgement: judgements[work],
      isNight: !byDay,
    }))
  return workWindows(steps)
}

function sayVerdict({ say, weather, farm: { place, units } }: AnswerContext, part: VerdictWindow): string {
  const [stretch, verdict] = [describeInterval(weather, place, part), weather.verdicts[part.verdict]]
  if (part.verdict === 'good') return say.good({ stretch, verdict })
  return say.notGood({ stretch, verdict, why: describeJudgement(weather, part, place, units) })
}

function sayNext(telling: AnswerContext, work: TimedWork): string {
  const [good] = openHours(telling, work, 'good')
  if (good) return telling.say.nextGood(sayHoursOf(telling, good))
  const [careful] = openHours(telling, work, 'careful')
  return careful ? sayCareful(telling, careful) : telling.say.noGood
}

function sayCareful(telling: AnswerContext, hours: VerdictWindow): string {
  const { say, weather, farm } = telling
  const why = describeJudgement(weather, hours, farm.place, farm.units)
  return say.carefulOnly({ ...sayHoursOf(telling, hours), why })
}

const sayHoursOf = (telling: AnswerContext, hours: Interval) => ({
  day: dayNameAt(telling, hours.startDt),
  stretch: describeInterval(telling.weather, telling.farm.place, hours),
})

/** Future daytime hours with the verdict that are long enough, within the spans. */
function openHours(
  { farm, nowDt }: AnswerContext,
  work: TimedWork,
  wanted: 'good' | 'careful',
  spans: readonly Interval[] = [],
): VerdictWindow[] {
  const ahead = farm.days
    .flatMap(({ windows }) => windows[work])
    .filter(({ verdict, short, night, endDt }) => verdict === wanted && !short && !night && endDt > nowDt)
  if (spans.length === 0) return ahead
  return ahead
    .flatMap((window) =>
      spans.map(({ startDt, endDt }) => ({
        ...window,
        startDt: Math.max(window.startDt, startDt),
        endDt: Math.min(window.endDt, endDt),
      })),
    )
    .filter(({ startDt, endDt }) => endDt > startDt)
}
