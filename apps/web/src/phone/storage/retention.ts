import type { Forecast, Outlook } from '@smart-farming/contracts/weather'
import type { SavedResponse } from './store.ts'

const HOUR_MS = 3_600_000
/** Maximum age of a saved forecast and outlook, in ms. */
export const FORECAST_MAX_AGE_MS = 24 * HOUR_MS
/** Maximum time since the server confirmed the user, in ms. After that, the phone shows no data. */
export const OWNER_MAX_AGE_MS = 7 * 24 * HOUR_MS
/** Tolerance for corrected clocks: a time this far ahead is still plausible. */
const CLOCKS_DIFFER_MS = HOUR_MS
/**
 * Version of the saved responses. Raise it with every change to the contract of a response in
 * {@link SAVED_ENDPOINTS}, which the test beside this file checks. Raise it also when a field
 * changes its meaning, which no test can detect. Responses of another version are loaded again,
 * which costs a farmer less than a broken page.
 */
export const CACHE_VERSION = 6
/**
 * Maximum number of saved responses. Fits all places and crops viewed in a week, well below 2 MB.
 */
export const MAX_RESPONSES = 60
/**
 * Number of responses for one place's dashboard. They stay saved even if the phone has no room for
 * more.
 */
export const MIN_RESPONSES = 12

/** Endpoints with saved responses. The chat and "My account" are never saved. */
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

/** Whether this query's responses are saved. */
export const isSavedQuery = (key: readonly unknown[]): boolean => SAVED_ENDPOINTS.includes(key[0])

/**
 * Whether `ms` have passed since `at`. Also true for an `at` in the future, because the clock is
 * then implausible.
 */
export const hasElapsed = (at: number, now: number, ms: number): boolean =>
  !(now - at < ms && at - now < CLOCKS_DIFFER_MS)

/**
 * Whether a saved response may still be shown.
 *
 * @param now ms by the phone's clock
 * @param aheadMs lead over the server's clock, which dates forecasts
 */
export function isStillValid({ key, data, at }: SavedResponse, now: number, aheadMs = 0): boolean {
  const isFresh = (fetchedAt: string) =>
    !hasElapsed(Date.parse(fetchedAt), now - aheadMs, FORECAST_MAX_AGE_MS)
  if (key[0] === 'weather.forecast') return isFresh((data as Forecast).source.fetchedAt)
  if (key[0] === 'weather.outlook') return isFresh((data as Outlook).fetchedAt)
  return !hasElapsed(at, now, OWNER_MAX_AGE_MS)
}
