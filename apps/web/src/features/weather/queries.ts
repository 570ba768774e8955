import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import type { Source } from '@smart-farming/contracts/weather'
import { queryOptions } from '@tanstack/react-query'
import { deadlineSignal } from '../../browser/deadline.ts'
import { client } from '../../server/api.ts'

const MINUTE_MS = 60_000
/** Refresh interval. Providers issue a new forecast at most hourly. */
const REFRESH_MS = 60 * MINUTE_MS
/**
 * Retry interval in ms for a missing or old forecast. Random for each page, so that pages that lost
 * the server together do not return together.
 */
export const FORECAST_RETRY_MS = (5 + Math.random()) * MINUTE_MS
/** Returning to the page within this time sends no request. */
const FRESH_MS = 10 * MINUTE_MS

/** Automatic refresh interval in ms: hourly, or sooner while the forecast is missing or stale. */
export function refreshInterval(source: Source | undefined): number {
  return source === undefined || source.stale ? FORECAST_RETRY_MS : REFRESH_MS
}

/** Forecast for a point: five days in 3-hour steps, with their source. */
export const forecastQuery = ({ lat, lon }: Coordinates) =>
  queryOptions({
    queryKey: ['weather.forecast', { lat, lon }],
    queryFn: ({ signal }) => client.weather.forecast({ query: { lat, lon } }, { signal }),
    staleTime: FRESH_MS,
    refetchInterval: (query) => refreshInterval(query.state.data?.source),
  })

/** Prefix of all outlook keys, because a changed farm setting invalidates all outlooks. */
export const outlookKey = ['weather.outlook'] as const

/** The outlook for a point, judged with the account's settings. */
export const outlookQuery = ({ lat, lon }: Coordinates) =>
  queryOptions({
    queryKey: [...outlookKey, { lat, lon }],
    queryFn: ({ signal }) => client.weather.outlook({ query: { lat, lon } }, { signal }),
    staleTime: FRESH_MS,
  })

/**
 * Deadline in ms. Short, because current weather is not shown and must not block a connection that
 * other requests need.
 */
const CURRENT_DEADLINE_MS = 5_000

/**
 * Current weather at a point, with its source. Not shown, so it is requested after the forecast,
 * only if `enabled`, and never retried.
 */
export const currentWeatherQuery = ({ lat, lon }: Coordinates) =>
  queryOptions({
    queryKey: ['weather.current', { lat, lon }],
    queryFn: ({ signal }) =>
      client.weather.current(
        { query: { lat, lon } },
        { signal: deadlineSignal(CURRENT_DEADLINE_MS, signal) },
      ),
    staleTime: FRESH_MS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
