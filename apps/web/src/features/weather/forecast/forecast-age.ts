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
  /** Until when the same is to be said of it, unix seconds. */
  untilDt: number
}

/** How old a forecast is at `now` (unix seconds). What the server marked stale counts as old at any age. */
export function forecastAge({ fetchedAt, stale = false }: Source, now: number): ForecastAge {
  const got = Date.parse(fetchedAt) / 1000
  const seconds = Math.max(0, now - got)
  return {
    seconds,
    isWorthAWord: stale || seconds >= WORTH_A_WORD,
    isOld: stale || seconds >= OLD,
    // Of what the server could not renew the minutes are told.
    untilDt: stale ? now : got + Math.max(WORTH_A_WORD, (Math.floor(seconds / HOUR) + 1) * HOUR),
  }
}
