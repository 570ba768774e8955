import type { Forecast, Outlook } from '@smart-farming/contracts/weather'
import type { AnswerOnPhone } from './store.ts'

const HOUR_MS = 3_600_000
/** Maximum age of a saved forecast and outlook: older ones give no advice. */
export const FORECAST_MS = 24 * HOUR_MS
/** Maximum time since the server confirmed the user; after that the phone shows nobody's data. */
export const SIGNED_IN_MS = 7 * 24 * HOUR_MS
/** Tolerance for clocks that are set: a time this far ahead is still plausible. */
const CLOCKS_DIFFER_MS = HOUR_MS
/**
 * Version of the saved answers. Raise it with every change to the contract of an answer in {@link KEPT} (checked by the
 * test beside this file), and when a field changes its meaning, which no test can detect. Answers of another version
 * are loaded again: that costs a farmer less than a broken page.
 */
export const SHAPE = 6
/** Per account: all places and crops viewed in a week, well below 2 MB. */
export const MOST_ANSWERS = 60
/** Answers that one place's dashboard needs: kept when the phone has no room for more. */
export const LEAST_ANSWERS = 12

/** Endpoints whose answers are saved. Never the chat, nor the data of "My account". */
export const KEPT: readonly unknown[] = [
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
export const isKept = (key: readonly unknown[]): boolean => KEPT.includes(key[0])

/** Whether `ms` have passed since `at`; also true for an `at` in the future, which means an implausible clock. */
export const isPast = (at: number, now: number, ms: number): boolean =>
  !(now - at < ms && at - now < CLOCKS_DIFFER_MS)

/**
 * Whether a saved answer may still be shown.
 *
 * @param now ms by the phone's clock
 * @param aheadMs difference to the server's clock, which dates forecasts
 */
export function isWorthShowing({ key, data, at }: AnswerOnPhone, now: number, aheadMs = 0): boolean {
  const isFresh = (fetchedAt: string) => !isPast(Date.parse(fetchedAt), now - aheadMs, FORECAST_MS)
  if (key[0] === 'weather.forecast') return isFresh((data as Forecast).source.fetchedAt)
  if (key[0] === 'weather.outlook') return isFresh((data as Outlook).fetchedAt)
  return !isPast(at, now, SIGNED_IN_MS)
}
