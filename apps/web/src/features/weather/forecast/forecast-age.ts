import type { Source } from '@smart-farming/contracts/weather'

const HOUR = 3600
/** Age in seconds at or above which it is shown. Hourly refreshes of an hourly cache stay below. */
const WORTH_A_WORD = 2 * HOUR
/**
 * Age in seconds at or above which a forecast is old, whether the server or the phone failed to
 * refresh it.
 */
const OLD = 6 * HOUR

export interface ForecastAge {
  /** Seconds since our server fetched the forecast. At least 0, even if the clocks differ. */
  seconds: number
  /** Whether to show the age beside the time. */
  isWorthAWord: boolean
  isOld: boolean
  /** Time until which these values hold, unix seconds. */
  untilDt: number
}

/**
 * Returns a forecast's age at `now` (unix seconds). A forecast that the server marked as stale is
 * old at any age.
 */
export function forecastAge({ fetchedAt, stale = false }: Source, now: number): ForecastAge {
  const got = Date.parse(fetchedAt) / 1000
  const seconds = Math.max(0, now - got)
  return {
    seconds,
    isWorthAWord: stale || seconds >= WORTH_A_WORD,
    isOld: stale || seconds >= OLD,
    // A stale forecast's age is shown in minutes.
    untilDt: stale ? now : got + Math.max(WORTH_A_WORD, (Math.floor(seconds / HOUR) + 1) * HOUR),
  }
}
