import type { Forecast, Outlook } from '@smart-farming/contracts/weather'
import type { AnswerOnPhone } from './store.ts'

const HOUR_MS = 3_600_000
/** A forecast, and what it means for the farm: older ones are no advice. */
export const FORECAST_MS = 24 * HOUR_MS
/** Since the server last said who is signed in: then nobody is taken to be any more. */
export const SIGNED_IN_MS = 7 * 24 * HOUR_MS
/** Clocks are set; what was kept this much later than now is not from another day. */
const CLOCKS_DIFFER_MS = HOUR_MS
/**
 * Raised with every change of the contract of an answer in {@link KEPT} (the test beside this file holds that), and
 * where a field gets another meaning, which no test can see. Answers of any other shape are not shown, and are fetched
 * anew: that costs a farmer less than a page that shows nothing.
 */
export const SHAPE = 6
/** Of one account: all places and crops that anybody looks at in a week, and far under 2 MB. */
export const MOST_ANSWERS = 60
/** What the dashboard of one place is drawn of: so many stay where the phone has no room for more. */
export const LEAST_ANSWERS = 12

/**
 * What is kept, by the endpoint that answers. Never the chat, nor what "My account" shows.
 */
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

/** Whether an answer to this query is kept. */
export const isKept = (key: readonly unknown[]): boolean => KEPT.includes(key[0])

/**
 * Whether so much time (ms) has passed since `at`; true as well where `at` lies ahead: then the clock cannot be
 * believed.
 */
export const isPast = (at: number, now: number, ms: number): boolean =>
  !(now - at < ms && at - now < CLOCKS_DIFFER_MS)

/**
 * Whether a kept answer is still worth showing.
 *
 * @param now ms by the phone's clock
 * @param aheadMs how far that is ahead of the server's, by which forecasts are dated
 */
export function isWorthShowing({ key, data, at }: AnswerOnPhone, now: number, aheadMs = 0): boolean {
  const isFresh = (fetchedAt: string) => !isPast(Date.parse(fetchedAt), now - aheadMs, FORECAST_MS)
  if (key[0] === 'weather.forecast') return isFresh((data as Forecast).source.fetchedAt)
  if (key[0] === 'weather.outlook') return isFresh((data as Outlook).fetchedAt)
  return !isPast(at, now, SIGNED_IN_MS)
}
