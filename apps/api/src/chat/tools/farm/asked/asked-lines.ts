import { dayAfter } from '@smart-farming/weather-core/steps/local-days'
import { stepEnd } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { localDay, startOfDay } from '@smart-farming/weather-core/zone'
import { sayTonight } from '@smart-farming/words/say/tonight'
import type { FarmQuestion } from '../farm-question.ts'
import type { JudgedFarmWeather } from '../farm-weather.ts'
import { againstLine, type Harmed } from './against-line.ts'
import { askedDays, askedPast, askedSpans, daysUntil } from './asked-hours.ts'
import { betterLines } from './between/better-line.ts'
import { dryDaysLine, firstDryRun, sunLine } from './day-lines.ts'
import { frostLine } from './frost-line.ts'
import { clearsLine } from './held/clears-line.ts'
import { dryRunLine } from './held/dry-run-line.ts'
import { extremeLine } from './held/extreme-line.ts'
import { firstHeldLine, heldLine } from './held/held-line.ts'
import { measureOf } from './held/line-said.ts'
import { bestLine, jobLine } from './job-line.ts'
import { mowLines } from './land/mow-line.ts'
import { spreadLine } from './land/spread-line.ts'
import { evaporationLines, wateringLines } from './land/water-line.ts'
import { type Figure, fallenLine, measureLine } from './measure-line.ts'
import { type Sign, signLine } from './sign-line.ts'
import { dayOf, isOfDays, type Words, wholeOf } from './span.ts'
import type { Measure } from './what.ts'

/** More than these would be no answer but the forecast itself. */
const MOST_JOBS = 3
const MOST_SPANS = 3
const MOST_DAYS = 5
const HOUR = 3600
/** As long as the rule of spraying wants it dry: what a product needs stands on its label. */
const DRY_AFTER_HOURS = 6

const figures: readonly Figure[] = ['wind', 'temperature', 'humidity', 'cloud']
const signs: readonly Sign[] = ['rain', 'fog', 'thunder', 'hail', 'snow']
const harmed: readonly Harmed[] = ['cattle', 'people', 'lambs']
const oneOf = <One extends string>(all: readonly One[], measure: Measure): One | undefined =>
  all.find((each) => each === measure)

/**
 * What a question asks for by itself, a line each, in the words of its language: that it is out of reach; the verdict
 * of a job in the hours that it names; frost, signs and figures of those hours. None where it asks about the weather as
 * such.
 */
export function askedLines(
  words: Words,
  question: FarmQuestion,
  farm: JudgedFarmWeather,
  nowDt: number,
): string[] {
  const { jobs, measures = [], when, best, frost } = question
  const { asked } = words.chat.farm
  const evaporated = measures.includes('evaporation') ? evaporationLines(words, farm, nowDt) : []
  // What adds up since a day of the season is worked out of more than the forecast's hours.
  const isOfSums = measures.includes('degreeDays') || measures.includes('chill')
  if (isOfSums && measures.length === 1) return []
  const past = askedPast(when, farm.place, nowDt)
  if (past !== undefined) return evaporated.length > 0 ? evaporated : pastLines(words, question, farm, past)
  const whole = wholeOf(farm, nowDt)
  const spans = askedSpans(when, farm.place, nowDt)
  // Of days that follow one another the last may be told in part.
  const isBeyond = spans.some(
    ({ startDt, endDt }, at) => (at === 0 || startDt >= whole.endDt) && endDt > whole.endDt + HOUR,
  )
  // A day that is told of in part is within reach: its line says that some hours are not known.
  const isTold = spans.every(({ startDt }) => startDt < whole.endDt)
  const beyond = asked.beyond({ day: farm.nameDay(localDay(farm.place, whole.endDt - 1)) })
  const warned = question.warned ? [asked.warnings] : []
  const named = jobs === 'all' ? [] : jobs.slice(0, MOST_JOBS)
  const today = localDay(farm.place, nowDt)
  const isTonight =
    question.tonight === true && askedDays(when, farm.place, nowDt).every((day) => day === today)
  const night = tellsNight(question, isTonight, farm, spans) && farm.tonight
  // What is sprayed at three is washed off by the rain after three.
  const behind = question.washOff && spans.length > 0 ? few(spans, whole).map(untilFast) : []
  const wanted = behind.length > 0 ? measures.filter((measure) => measure !== 'rain') : measures
  const { line, clears } = question
  const held =
    line === undefined
      ? []
      : question.whenHeld
        ? [firstHeldLine(words, line, farm, spans[0] ?? whole)]
        : few(spans, whole).map((span) => heldLine(words, line, farm, span))
  const told = wanted.filter(
    (measure) =>
      !(night && measure === 'temperature') &&
      !(line !== undefined && measureOf(line.of) === measure && measure !== 'rain') &&
      !(clears && (measure === 'rain' || measure === 'cloud')) &&
      // Of water today its line tells the rain, too.
      !(measure === 'rain' && wanted.includes('water') && spans.length === 0),
  )
  const unread =
    when.unreadDay === undefined || spans[0] === undefined
      ? []
      : [
          asked.dayNotRead({
            name: when.unreadDay,
            day: farm.nameDay(localDay(farm.place, spans[0].startDt)),
          }),
        ]
  return [
    ...unread,
    ...(when.isFar ? [beyond] : []),
    ...(clears ? [clearsLine(words, clears, farm, nowDt)] : []),
    ...held,
    ...(when.run?.isDry ? [dryRunLine(words, farm, when.run.days, askedDays(when, farm.place, nowDt))] : []),
    ...(question.absent && !when.isFar ? [asked.absent({ what: question.absent })] : []),
    ...(question.absent ? warned : []),
    ...(question.extremes ?? []).map((one) =>
      extremeLine(words, one, farm, askedDays(when, farm.place, nowDt)),
    ),
    ...behind.map((span) => signLine(words, 'rain', farm, span)),
    ...named.flatMap((work) =>
      best && spans.length > 0
        ? betterLines(words, work, farm, spans, nowDt)
        : best || question.beside || spans.length === 0 || spans.length > MOST_SPANS
          ? [(best ? bestLine : jobLine)(words, work, farm, undefined, nowDt)]
          : byDay(spans, farm, when.isUntil === true).map((span) => jobLine(words, work, farm, span, nowDt)),
    ),
    ...(night ? [sayTonight(words.weather, night, farm.place, farm.units)] : []),
    ...(question.frostHours ? few(spans, whole).map((span) => signLine(words, 'frost', farm, span)) : []),
    ...(frost && !night ? few(spans, whole).map((span) => frostLine(words, farm, span)) : []),
    ...told.flatMap((measure) => measureLines(words, measure, farm, { spans, whole, when, nowDt })),
    ...evaporated,
    ...(isBeyond && !when.isFar && !(isTold && (frost || named.length > 0)) ? [beyond] : []),
    ...(question.absent ? [] : warned),
  ]
}

/** What has been: a figure that is asked for by its name, as far as it is kept; else what fell. */
function pastLines(
  words: Words,
  { measures = [], frost }: FarmQuestion,
  farm: JudgedFarmWeather,
  past: Interval,
): string[] {
  const named = measures.flatMap((measure) => oneOf(figures, measure) ?? [])
  // Whether it froze the lowest temperature says.
  const wanted = frost && !named.includes('temperature') ? [...named, 'temperature' as const] : named
  const told = wanted.map((figure) => measureLine(words, figure, { ...farm, steps: farm.past }, past))
  return measures.includes('rain') || told.length === 0 ? [fallenLine(words, farm, past), ...told] : told
}

/** "Before Saturday" is told day by day, as far as days of work are left. */
function byDay(
  spans: readonly Interval[],
  { place, days }: JudgedFarmWeather,
  isUntil: boolean,
): readonly Interval[] {
  const apart = spans.flatMap((span) =>
    isOfDays(span) || (isUntil && localDay(place, span.startDt) !== localDay(place, span.endDt - 1))
      ? days
          .map(({ key }) => dayOf(place, key))
          .map(({ startDt, endDt }) => ({
            startDt: Math.max(startDt, span.startDt),
            endDt: Math.min(endDt, span.endDt),
          }))
          .filter(({ startDt, endDt }) => endDt > startDt)
      : [span],
  )
  const ofWork = apart.filter((span) =>
    days.some(({ steps }) =>
      steps.some(
        ({ step, byDay: isByDay }) => isByDay && stepEnd(step) > span.startDt && step.dt < span.endDt,
      ),
    ),
  )
  return (ofWork.length > 0 && apart.length > spans.length ? ofWork : apart).slice(0, MOST_DAYS)
}

/** Some hours to spray in, and those behind them. */
const untilFast = ({ startDt, endDt }: Interval): Interval => ({
  startDt,
  endDt: endDt + DRY_AFTER_HOURS * HOUR,
})

/** Whoever asks about tonight, or of frost in the evening without naming a day, is told of the night first. */
function tellsNight(
  { frost, measures = [], jobs }: FarmQuestion,
  isTonight: boolean,
  { tonight }: JudgedFarmWeather,
  spans: readonly Interval[],
): boolean {
  if (isTonight)
    return frost || measures.includes('temperature') || (measures.length === 0 && jobs.length === 0)
  return frost && spans.length === 0 && tonight?.isNow === true
}

/** The stretches that a question names; what lies ahead, where it names none or too many. */
const few = (spans: readonly Interval[], whole: Interval, most = MOST_SPANS): readonly Interval[] =>
  spans.length > 0 && spans.length <= most ? spans : [rangeOf(spans, whole)]

const rangeOf = (spans: readonly Interval[], whole: Interval): Interval => {
  const [first, last] = [spans[0], spans.at(-1)]
  return first && last ? { startDt: first.startDt, endDt: last.endDt } : whole
}

interface Asked {
  spans: readonly Interval[]
  whole: Interval
  when: FarmQuestion['when']
  nowDt: number
}

function measureLines(
  words: Words,
  measure: Measure,
  farm: JudgedFarmWeather,
  { spans, whole, when, nowDt }: Asked,
): string[] {
  const { place } = farm
  const sign = oneOf(signs, measure)
  // Rain in three days that follow one another is one thing.
  if (sign !== undefined) {
    const stretches = spans.length === 0 || spans.length > 1 ? [rangeOf(spans, whole)] : spans
    return stretches.map((span) => signLine(words, sign, farm, span))
  }
  const today = localDay(place, nowDt)
  const tomorrow = dayAfter(today, 1)
  // Of a day that is all but over nothing is asked.
  const isOver = startOfDay(place, tomorrow) - nowDt < 3 * HOUR
  const from = isOver ? 1 : 0
  const soon = Array.from({ length: when.isWeek ? MOST_DAYS : 2 }, (_, i) => dayAfter(today, from + i))
  const ofDays = spans.length > 0 ? few(spans, whole, MOST_DAYS) : soon.map((key) => dayOf(place, key))
  const figure = oneOf(figures, measure)
  if (figure !== undefined) return ofDays.map((span) => measureLine(words, figure, farm, span))
  const harm = oneOf(harmed, measure)
  if (harm !== undefined) return ofDays.map((span) => againstLine(words, harm, farm, span))
  if (measure === 'water') return wateringLines(words, farm, nowDt)
  if (measure === 'spreading') return few(spans, whole).map((span) => spreadLine(words, farm, span, nowDt))
  const keys = daysUntil(when, place, nowDt)
  // Of days that are all too far ahead those are told that the forecast has.
  const within = keys.filter((key) => farm.days.some((day) => day.key === key))
  if (measure === 'mowing') return mowLines(words, farm, keys.slice(0, MOST_DAYS))
  if (measure === 'dryDays' && when.run?.isDry) return []
  if (measure === 'dryDays')
    return [dryDaysLine(words, farm, when.inARow && keys.length === 0 ? firstDryRun(farm.days) : within)]
  if (measure === 'sun')
    return (keys.length > 0 ? keys : soon).flatMap((key) => sunLine(words, farm, key) ?? [])
  if (measure === 'disease')
    return (['damp', 'rain'] as const).map((each) => signLine(words, each, farm, rangeOf(spans, whole)))
  return []
}
