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

/** Whether what it means for the farm's work may still be said. */
export const isAdvice = (source: Source, now: number): boolean => forecastAge(source, now).seconds < NO_ADVICE

/** The steps that are not over at `now` (unix seconds): one is when the next has begun. */
export function stepsLeft(list: readonly ForecastEntry[], now: number): ForecastEntry[] {
  return list.filter(({ dt }, at) => (list[at + 1]?.dt ?? dt + STEP) > now)
}

export type JudgedDay = Outlook['days'][number]

/** What is said of a day at `now` (unix seconds): nothing of hours that are over. */
export const sentenceAt = ({ sentence, later }: JudgedDay, now: number): string =>
  later?.find(({ fromDt }) => fromDt <= now)?.sentence ?? sentence
