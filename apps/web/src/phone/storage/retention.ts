import type { Forecast, Outlook } from '@smart-farming/contracts/weather'
import type { SavedResponse } from './store.ts'

const HOUR_MS = 3_600_000
/** Maximum age of a saved forecast and outlook: older ones give no advice. */
export const FORECAST_MAX_AGE_MS = 24 * HOUR_MS
/** Maximum time since the server confirmed the user; after that the phone shows nobody's data. */
export const OWNER_MAX_AGE_MS = 7 * 24 * HOUR_MS
/** Tolerance for clocks that were corrected: a time this far ahead is still plausible. */
const CLOCKS_DIFFER_MS = HOUR_MS
/**
 * Version of the saved answers. Raise it with every change to the contract of an answer in {@link SAVED_ENDPOINTS}
 * (checked by the test beside this file), and when a field changes its meaning, which no test can detect. Answers of
 * another version are loaded again: that costs a farmer less than a broken page.
 */
export const CACHE_VERSION = 6
/** Maximum number of saved answers per account: all places and crops viewed in a week, well below 2 MB. */
export const MAX_RESPONSES = 60
/** Number of answers that one place's dashboard needs; they stay saved when the phone has no room for more. */
export const MIN_RESPONSES = 12

/** Endpoints whose answers are saved. The chat and the data of "My account" are never saved. */
export const SAVED_ENDPOINTS: readonly unknown[] = [
  'accounts.user',
  'farm.get',
  'farmSettings.get',
  'places.search',
  'prices.points',
  'prices.rates',
  'prices.series',
  'prices.waits',
  'weather.forecast',
  'weather.outlook',
]

/** Whether an answer to this query is saved. */
export const isSavedQuery = (key: readonly unknown[]): boolean => SAVED_ENDPOINTS.includes(key[0])

/** Whether `ms` have passed since `at`; also true for an `at` in the future, which means an implausible clock. */
export const hasElapsed = (at: number, now: number, ms: number): boolean =>
  !(now - at < ms && at - now < CLOCKS_DIFFER_MS)

/**
 * Whether a saved answer may still be shown.
 *
 * @param now ms by the phone's clock
 * @param aheadMs difference to the server's clock, which dates forecasts
 */
export function isStillValid({ key, data, at }: SavedResponse, now: number, aheadMs = 0): boolean {
  const isFresh = (fetchedAt: string) =>
    !hasElapsed(Date.parse(fetchedAt), now - aheadMs, FORECAST_MAX_AGE_MS)
  if (key[0] === 'weather.forecast') return isFresh((data as Forecast).source.fetchedAt)
  if (key[0] === 'weather.outlook') return isFresh((data as Outlook).fetchedAt)
  return !hasElapsed(at, now, OWNER_MAX_AGE_MS)
}
