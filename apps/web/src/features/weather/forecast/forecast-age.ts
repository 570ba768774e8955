import type { Source } from '@smart-farming/contracts/weather'

const HOUR = 3600
/** Age from which the age is shown, in seconds. Hourly refreshes of an hourly cache stay below it. */
const WORTH_A_WORD = 2 * HOUR
/** Age from which a forecast is old, in seconds, whichever side failed to refresh it. */
const OLD = 6 * HOUR

export interface ForecastAge {
  /** Seconds since our server fetched the forecast; never below 0, even if the clocks differ. */
  seconds: number
  /** Whether to show the age beside the time. */
  isWorthAWord: boolean
  /** Whether to warn about the age. */
  isOld: boolean
  /** Time until which this description holds, unix seconds. */
  untilDt: number
}

/** Age of a forecast at `now` (unix seconds). A forecast that the server marked stale is old at any age. */
export function forecastAge({ fetchedAt, stale = false }: Source, now: number): ForecastAge {
  const got = Date.parse(fetchedAt) / 1000
  const seconds = Math.max(0, now - got)
  return {
    seconds,
    isWorthAWord: stale || seconds >= WORTH_A_WORD,
    isOld: stale || seconds >= OLD,
    // The age of a stale forecast is shown in minutes.
    untilDt: stale ? now : got + Math.max(WORTH_A_WORD, (Math.floor(seconds / HOUR) + 1) * HOUR),
  }
}
