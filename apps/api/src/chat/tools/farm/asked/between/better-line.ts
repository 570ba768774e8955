import type { TimedWork } from '@smart-farming/weather-core/outlook/day-statement'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import type { JudgedFarmWeather } from '../../farm-weather.ts'
import { bestOf, jobLine } from '../job-line.ts'
import { isOfDays, type Words } from '../span.ts'

/** More days than these are not told of one by one. */
const MOST_SPANS = 3

/**
 * Which of the days or hours that are set against each other is the best for a job, first; then what the forecast says
 * to each. Where none of them will do, only that.
 */
export function betterLines(
  words: Words,
  work: TimedWork,
  farm: JudgedFarmWeather,
  spans: readonly Interval[],
  nowDt: number,
): string[] {
  const best = bestOf(words, work, farm, spans, nowDt)
  const each =
    spans.length > 1 && spans.length <= MOST_SPANS
      ? spans.map((span) => jobLine(words, work, farm, span, nowDt, best !== undefined))
      : []
  if (best !== undefined) return [best, ...each]
  const [only] = spans
  if (only !== undefined && isOfDays(only)) return [jobLine(words, work, farm, undefined, nowDt)]
  return each.length > 0
    ? each
    : spans.slice(0, MOST_SPANS).map((span) => jobLine(words, work, farm, span, nowDt))
}
