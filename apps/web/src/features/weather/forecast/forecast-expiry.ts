import type { ForecastEntry, Outlook, Source } from '@smart-farming/contracts/weather'
import { forecastAge } from './forecast-age.ts'

const HOUR = 3600
/** Assumed length of the last step, in seconds. */
const STEP = 3 * HOUR
/** Age in seconds at or above which a forecast is not shown. */
const GONE = 24 * HOUR
/**
 * Age in seconds at or above which a forecast gives no advice: a few hours decide whether spray
 * drifts.
 */
const NO_ADVICE = 6 * HOUR

/** Whether a forecast may still be shown at `now` (unix seconds). */
export const isForecastValid = (source: Source, now: number): boolean =>
  forecastAge(source, now).seconds < GONE

/** Time when a forecast becomes too old to show, unix seconds. */
export const forecastExpiryDt = ({ fetchedAt }: Source): number => Date.parse(fetchedAt) / 1000 + GONE

/** Time when a forecast's advice expires, unix seconds. */
export const adviceExpiryDt = ({ fetchedAt }: Source): number => Date.parse(fetchedAt) / 1000 + NO_ADVICE

/** Whether a forecast may still give advice on farm work at `now` (unix seconds). */
export const isAdviceValid = (source: Source, now: number): boolean =>
  forecastAge(source, now).seconds < NO_ADVICE

/** Returns the steps not over at `now` (unix seconds). A step ends when the next step begins. */
export function remainingSteps(list: readonly ForecastEntry[], now: number): ForecastEntry[] {
  return list.filter(({ dt }, at) => (list[at + 1]?.dt ?? dt + STEP) > now)
}

export type JudgedDay = Outlook['days'][number]

/** End of the first step, unix seconds. The list of remaining steps changes then. */
export const firstStepEndDt = ([first, next]: readonly ForecastEntry[]): number | undefined =>
  next?.dt ?? (first && first.dt + STEP)

/** Returns a day's sentence at `now` (unix seconds), without past hours. */
export const daySentenceAt = ({ sentence, later }: JudgedDay, now: number): string =>
  later?.find(({ fromDt }) => fromDt <= now)?.sentence ?? sentence

/**
 * Expiry of {@link daySentenceAt}'s sentence, in unix seconds: either more hours are over, or the
 * advice expires.
 */
export const daySentenceExpiryDt = ({ later = [] }: JudgedDay, source: Source, now: number): number =>
  Math.min(adviceExpiryDt(source), ...later.map(({ fromDt }) => fromDt).filter((fromDt) => fromDt > now))
