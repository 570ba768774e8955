import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type {
  DayStatement,
  FrostStatement,
  JobStatement,
} from '@smart-farming/weather-core/outlook/day-statement'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { sayClock } from '../format/weather/clock.ts'
import { sayTemperature } from '../format/weather/figures.ts'
import { type RainWords, sayRainOfDay } from './rain.ts'
import { type StretchWords, sayEnd } from './stretch.ts'

/** What days are worded with. */
export type DayWords = RainWords & StretchWords

function sayFrost(
  { figures, day: { frost: words } }: DayWords,
  { coldest, unknownHours }: FrostStatement,
  place: PlaceZone,
  units: DisplayUnits,
): string {
  if (!coldest) return words.unknown
  const frost = words[coldest.frost]({
    clock: sayClock(figures.tag, place, coldest.atDt),
    figure: sayTemperature(figures, coldest.tempC, units),
  })
  return unknownHours ? words.partlyUnknown({ frost }) : frost
}

function sayJob(words: DayWords, job: JobStatement, place: PlaceZone): string {
  const said = words.day.jobs[job.work]
  if (!('startDt' in job)) return said[job.time]
  return said[job.time]({
    from: sayClock(words.figures.tag, place, job.startDt),
    until: sayEnd(words, place, job.endDt),
  })
}

/**
 * A day in one sentence, fit to be read aloud: 'Dry until 15:00, then 4 mm; best spraying 09:00 to 12:00.' Rain first,
 * frost where there is any, then the best time for each job.
 */
export const sayDay = (
  words: DayWords,
  { rain, frost, jobs }: DayStatement,
  place: PlaceZone,
  units: DisplayUnits,
): string =>
  words.day.sentence({
    clauses: [
      sayRainOfDay(words, rain, place, units),
      ...(frost ? [sayFrost(words, frost, place, units)] : []),
      ...jobs.map((job) => sayJob(words, job, place)),
    ],
  })
