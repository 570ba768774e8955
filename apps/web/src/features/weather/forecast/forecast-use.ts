import type { ForecastEntry, Outlook, Source } from '@smart-farming/contracts/weather'
import { forecastAge } from './forecast-age.ts'

const HOUR = 3600
/** Steps are this long where no other follows. */
const STEP = 3 * HOUR
/** An older forecast is none. */
const GONE = 24 * HOUR
/** What an older one allows is not said: a few hours decide whether spray drifts. */
const NO_ADVICE = 6 * HOUR

/** Whether a forecast may still be shown at `now` (unix seconds). */
export const isShown = (source: Source, now: number): boolean => forecastAge(source, now).seconds < GONE

/** When it is none any more, unix seconds. */
export const goneDt = ({ fetchedAt }: Source): number => Date.parse(fetchedAt) / 1000 + GONE

/** When what it allows is not said any more, unix seconds. */
export const adviceEndsDt = ({ fetchedAt }: Source): number => Date.parse(fetchedAt) / 1000 + NO_ADVICE

/** Whether what it means for the farm's work may still be said. */
export const isAdvice = (source: Source, now: number): boolean => forecastAge(source, now).seconds < NO_ADVICE

/** The steps that are not over at `now` (unix seconds): one is when the next has begun. */
export function stepsLeft(list: readonly ForecastEntry[], now: number): ForecastEntry[] {
  return list.filter(({ dt }, at) => (list[at + 1]?.dt ?? dt + STEP) > now)
}

export type JudgedDay = Outlook['days'][number]

/** When the first of these steps is over, unix seconds: then they are others. */
export const stepEndsDt = ([first, next]: readonly ForecastEntry[]): number | undefined =>
  next?.dt ?? (first && first.dt + STEP)

/** What is said of a day at `now` (unix seconds): nothing of hours that are over. */
export const sentenceAt = ({ sentence, later }: JudgedDay, now: number): string =>
  later?.find(({ fromDt }) => fromDt <= now)?.sentence ?? sentence

/** When that is not said of it any more, unix seconds: hours of it are over, or nothing is allowed by the forecast. */
export const sentenceEndsDt = ({ later = [] }: JudgedDay, source: Source, now: number): number =>
  Math.min(adviceEndsDt(source), ...later.map(({ fromDt }) => fromDt).filter((fromDt) => fromDt > now))
