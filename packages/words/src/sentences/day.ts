import type { DayStatement, JobStatement } from '@smart-farming/weather-core/outlook/day-statement'
import type {
  DrySpan,
  DryUncertainty,
  RainStatement,
} from '@smart-farming/weather-core/outlook/rain-statement'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { formatClock } from '../format/weather/clock.ts'
import { formatRain, formatShare } from '../format/weather/figures.ts'
import { describeFrost } from './frost.ts'
import { type DayMessages, type Describer, describeInterval } from './interval.ts'

function sayJob(words: DayMessages, job: JobStatement, place: PlaceZone): string {
  const said = words.day.jobs[job.work]
  if (!('startDt' in job)) return said[job.time]
  if (job.allDay) return job.time === 'good' ? said.goodAllDay : said.carefulAllDay
  const stretch = describeInterval(words, place, job)
  return said[job.time]({ stretch: job.short ? said.short({ stretch }) : stretch })
}

/**
 * Describes a day in one sentence, fit to be read aloud: 'Dry until 15:00, then 4 mm of rain;
 * spraying: good 09:00 to 12:00.' Rain comes first, then any frost, the best time for each job, and
 * a note if the day is uncertain. Tonight's frost follows the rain, but comes first in the evening.
 * A frost that lasts into tonight without getting colder is mentioned once.
 */
export const describeDay: Describer<DayMessages, DayStatement> = (words, told, place, units) => {
  const { day, tonight, rain, frost, tonightSaid, thunderDt, jobs, uncertain } = told
  const night =
    tonight?.frost && !tonightSaid
      ? [words.day.tonight({ frost: describeFrost(words, tonight.frost, place, units) })]
      : []
  const thunder =
    thunderDt === undefined
      ? []
      : [words.day.thunder({ clock: formatClock(words.figures.tag, place, thunderDt) })]
  return words.day.sentence({
    clauses: [
      ...(tonight?.isNow ? night : []),
      describeDayRain(words, rain, place, units),
      ...thunder,
      ...(frost ? [describeFrost(words, frost, place, units, day)] : []),
      ...(tonight?.isNow ? [] : night),
      ...jobs.map((job) => sayJob(words, job, place)),
      ...(uncertain ? [words.day.uncertain] : []),
    ],
  })
}

function saySpan({ figures: { tag }, day }: DayMessages, span: DrySpan, place: PlaceZone): string {
  const words = day.rain.span
  if (span.kind === 'all_day') return words.allDay
  return span.kind === 'until'
    ? words.until({ clock: formatClock(tag, place, span.untilDt) })
    : words.from({ clock: formatClock(tag, place, span.fromDt) })
}

/** Dry hours with their chance of precipitation. */
function sayInDoubt(
  { figures, day: { rain } }: DayMessages,
  said: string,
  { doubt, chancesKnown, fall: kind = 'rain' }: DryUncertainty,
  place: PlaceZone,
): string {
  const fall = rain.falls[kind].name
  if (!doubt) return chancesKnown ? said : rain.chanceUnknown({ said, fall })
  const say = chancesKnown ? rain.inDoubt : rain.inDoubtPartly
  const clock = formatClock(figures.tag, place, doubt.atDt)
  return say({ said, fall, chance: formatShare(figures, doubt.pop), clock })
}

type Of<Kind extends RainStatement['kind']> = Extract<RainStatement, { kind: Kind }>

const sayTrace: Describer<DayMessages, Of<'trace'>> = (words, said, place, units) => {
  const { figures, day } = words
  const { trace, amount: amountOf } = day.rain.falls[said.fall ?? 'rain']
  if ('mm' in said) return trace.amount({ amount: amountOf({ amount: formatRain(figures, said.mm, units) }) })
  const { pop, atDt } = said.likely
  return trace.likely({ chance: formatShare(figures, pop), clock: formatClock(figures.tag, place, atDt) })
}

/** Describes a day's rain as an uncapitalised clause: 'dry until 15:00, then 4 mm of rain'. */
export const describeDayRain: Describer<DayMessages, RainStatement> = (words, statement, place, units) => {
  const { rain } = words.day
  if (statement.kind === 'dry')
    return sayInDoubt(words, rain.dry({ span: saySpan(words, statement.span, place) }), statement, place)
  if (statement.kind === 'trace') return sayTrace(words, statement, place, units)
  if (statement.kind !== 'unknown') {
    const wet = sayWet(words, statement, place, units)
    return statement.between ? sayInDoubt(words, wet, statement.between, place) : wet
  }
  const { unknown, least } = rain.falls[statement.fall ?? 'rain']
  return statement.leastMm === undefined
    ? unknown
    : least({ amount: formatRain(words.figures, statement.leastMm, units) })
}

const sayWet: Describer<DayMessages, Of<'rain' | 'showers' | 'spells'>> = (
  words,
  statement,
  place,
  units,
) => {
  const { figures, day } = words
  const said = day.rain.falls[statement.fall ?? 'rain']
  const amount = said.amount({ amount: formatRain(figures, statement.mm, units) })
  const clock = (dt: number) => formatClock(figures.tag, place, dt)
  if (statement.kind !== 'rain') return said[statement.kind]({ amount, from: clock(statement.fromDt) })
  const { fromDt, untilDt } = statement
  if (fromDt !== undefined && untilDt !== undefined)
    return said.between({ amount, from: clock(fromDt), until: clock(untilDt) })
  if (fromDt !== undefined) return said.from({ amount, from: clock(fromDt) })
  return untilDt === undefined ? said.throughout({ amount }) : said.until({ amount, until: clock(untilDt) })
}
