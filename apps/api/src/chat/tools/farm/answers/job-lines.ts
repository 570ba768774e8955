import type { Job, WeatherAsked } from '@smart-farming/market-core/reader/question'
import type { TimedWork } from '@smart-farming/weather-core/outlook/day-statement'
import type { AskedTime } from './asked-time.ts'
import { dryDaysLine, dryingLine } from './lines/dry-days.ts'
import { bestLine, jobLine, nextLine } from './lines/jobs.ts'
import { mowingLines } from './lines/mowing.ts'
import { spreadingLine } from './lines/spreading.ts'
import { wateringLines } from './lines/water.ts'
import { type Telling, wholeOf } from './stretch.ts'

/** More days than these are told by the best of them. */
const MOST_SPANS = 3

/** Jobs that are judged hour by hour. */
export const isTimed = (job: Job): job is Job & TimedWork =>
  job === 'spraying' || job === 'harvest' || job === 'hay' || job === 'field_work'

/** Several days are compared, so that a line for each day follows the verdict. */
export const isCompared = ({ best, extreme }: WeatherAsked, { spans: { length } }: AskedTime): boolean =>
  length === 0 || length > MOST_SPANS || extreme !== undefined || (length > 1 && best === true)

/** Whether a job can be done in the time that is asked about, or when it can be done best. */
export function jobLines(telling: Telling, asked: WeatherAsked, time: AskedTime, job: Job): string[] {
  const { spans, days } = time
  switch (job) {
    case 'irrigation':
      return wateringLines(telling)
    case 'spreading': {
      const some = spans.length > 0 ? spans.slice(0, MOST_SPANS) : [wholeOf(telling.farm, telling.nowDt)]
      return some.map((span) => spreadingLine(telling, span))
    }
    case 'drying':
      return spans.length === 0 || spans.length > MOST_SPANS
        ? [dryDaysLine(telling, days)]
        : spans.map((span) => dryingLine(telling, span))
    case 'hay': {
      const mowing = mowingLines(telling, isCompared(asked, time) ? [] : days)
      return [...mowing, ...timedLines(telling, asked, time, job)]
    }
    default:
      return timedLines(telling, asked, time, job)
  }
}

function timedLines(telling: Telling, asked: WeatherAsked, time: AskedTime, job: TimedWork): string[] {
  const { best, extreme } = asked
  const { spans } = time
  // The worst day shows among the lines of the days.
  if (extreme === 'lowest') return []
  if (best || extreme || spans.length > MOST_SPANS)
    return [bestLine(telling, job, spans) ?? nextLine(telling, job)]
  if (spans.length === 0) return [nextLine(telling, job)]
  return spans.map((span, at) => jobLine(telling, job, span, at === spans.length - 1))
}
