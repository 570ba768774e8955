import type { Source } from '@smart-farming/contracts/weather'

const HOUR = 3600
/** Hourly refreshes of an hourly cache are at most this old; above it the age is worth a word. */
const WORTH_A_WORD = 2 * HOUR
/** Above this age a forecast is old, whoever failed to renew it. */
const OLD = 6 * HOUR

export interface ForecastAge {
  /** Since our server got it; never below 0, whatever the clocks say. */
  seconds: number
  /** Whether to say the age beside the time. */
  isWorthAWord: boolean
  /** Whether to warn. */
  isOld: boolean
}

/** How old a forecast is at `now` (unix seconds). What the server marked stale counts as old at any age. */
export function forecastAge({ fetchedAt, stale = false }: Source, now: number): ForecastAge {
  const seconds = Math.max(0, now - Date.parse(fetchedAt) / 1000)
  return { seconds, isWorthAWord: stale || seconds >= WORTH_A_WORD, isOld: stale || seconds >= OLD }
}
