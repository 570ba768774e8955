import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import type { Source } from '@smart-farming/contracts/weather'
import { queryOptions } from '@tanstack/react-query'
import { deadlineSignal } from '../../browser/deadline.ts'
import { client } from '../../server/api.ts'

const MINUTE_MS = 60_000
/** Refresh interval: providers issue a new forecast at most hourly. */
const REFRESH_MS = 60 * MINUTE_MS
/**
 * Retry interval for a missing or old forecast: random for each page, so that pages that lost the server at the same
 * time do not all return at once.
 */
export const FORECAST_RETRY_MS = (5 + Math.random()) * MINUTE_MS
/** Time for which a loaded forecast is fresh: returning to the page then sends no request. */
const FRESH_MS = 10 * MINUTE_MS

/** Automatic refresh interval in ms: hourly, and sooner while the forecast is missing or old. */
export function refreshInterval(source: Source | undefined): number {
  return source === undefined || source.stale ? FORECAST_RETRY_MS : REFRESH_MS
}

/** Five days in 3-hour steps at a point, with their source. */
export const forecastQuery = ({ lat, lon }: Coordinates) =>
  queryOptions({
    queryKey: ['weather.forecast', { lat, lon }],
    queryFn: ({ signal }) => client.weather.forecast({ query: { lat, lon } }, { signal }),
    staleTime: FRESH_MS,
    refetchInterval: (query) => refreshInterval(query.state.data?.source),
  })

/** Prefix of all outlooks: a changed farm setting invalidates them. */
export const outlookKey = ['weather.outlook'] as const

/** The farm's outlook, judged by the account's settings. */
export const outlookQuery = ({ lat, lon }: Coordinates) =>
  queryOptions({
    queryKey: [...outlookKey, { lat, lon }],
    queryFn: ({ signal }) => client.weather.outlook({ query: { lat, lon } }, { signal }),
    staleTime: FRESH_MS,
  })

/**
 * Deadline of a request for the current weather. It is short, because the weather is not shown and must not hold a
 * connection that another request needs.
 */
const CURRENT_DEADLINE_MS = 5_000

/**
 * Current weather at a point, with its source. It is not shown, so it is requested after the forecast: only `enabled`
 * starts it, and a failure is not retried.
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
