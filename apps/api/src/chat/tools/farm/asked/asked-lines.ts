import type { ServerWords } from '@smart-farming/words/catalogues'
import type { FarmQuestion, Measure } from '../farm-question.ts'
import type { JudgedFarmWeather } from '../farm-weather.ts'
import { askedHours, askedPast } from './asked-hours.ts'
import { jobLine } from './job-line.ts'
import { fallenLine, measureLine } from './measure-line.ts'

/** More than these would be no answer but the forecast itself. */
const MOST_JOBS = 3

/**
 * What a question asks for by itself, a line each: the verdict of a job in the hours that it names, or the figure of
 * those hours. None where it asks about the weather as such.
 */
export function askedLines(
  words: Pick<ServerWords, 'chat' | 'weather'>,
  { jobs, measures = [], when, tonight }: FarmQuestion,
  farm: JudgedFarmWeather,
  nowDt: number,
): string[] {
  const past = askedPast(when, farm.place, nowDt)
  if (past !== undefined) return [fallenLine(words, farm, past)]
  const hours = askedHours(when, farm.place, nowDt)
  const named = jobs === 'all' ? [] : jobs.slice(0, MOST_JOBS)
  const figures = measures.filter(isFigure)
  return [
    ...named.map((work) => jobLine(words, work, farm, hours, nowDt)),
    ...(hours === undefined || (tonight && figures.length === 0)
      ? []
      : figures.map((measure) => measureLine(words, measure, farm, hours))),
  ]
}

const isFigure = (measure: Measure): measure is Exclude<Measure, 'water'> => measure !== 'water'
