import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { DayStatement, JobStatement } from '@smart-farming/weather-core/outlook/day-statement'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { sayClock } from '../format/weather/clock.ts'
import { sayFrost } from './frost.ts'
import { type RainWords, sayRainOfDay } from './rain.ts'
import { type StretchWords, sayStretch } from './stretch.ts'

/** What days are worded with. */
export type DayWords = RainWords & StretchWords

function sayJob(words: DayWords, job: JobStatement, place: PlaceZone): string {
  const said = words.day.jobs[job.work]
  if (!('startDt' in job)) return said[job.time]
  if (job.allDay) return job.time === 'good' ? said.goodAllDay : said.carefulAllDay
  const stretch = sayStretch(words, place, job)
  return said[job.time]({ stretch: job.short ? said.short({ stretch }) : stretch })
}

/**
 * A day in one sentence, fit to be read aloud: 'Dry until 15:00, then 4 mm of rain; spraying: good 09:00 to 12:00.'
 * Rain first, frost where there is any, then the best time for each job, and that a day far ahead is not certain. The
 * frost of tonight stands behind the rain, and before all else in the evening; a frost that lasts, and is no colder
 * then, is told once.
 */
export function sayDay(
  words: DayWords,
  { day, tonight, rain, frost, tonightSaid, thunderDt, jobs, uncertain }: DayStatement,
  place: PlaceZone,
  units: DisplayUnits,
): string {
  const night =
    tonight?.frost && !tonightSaid
      ? [words.day.tonight({ frost: sayFrost(words, tonight.frost, place, units) })]
      : []
  return words.day.sentence({
    clauses: [
      ...(tonight?.isNow ? night : []),
      sayRainOfDay(words, rain, place, units),
      ...(thunderDt === undefined
        ? []
        : [words.day.thunder({ clock: sayClock(words.figures.tag, place, thunderDt) })]),
      ...(frost ? [sayFrost(words, frost, place, units, day)] : []),
      ...(tonight?.isNow ? [] : night),
      ...jobs.map((job) => sayJob(words, job, place)),
      ...(uncertain ? [words.day.uncertain] : []),
    ],
  })
}
