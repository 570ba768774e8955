import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import type { Source } from '@smart-farming/contracts/weather'
import { queryOptions } from '@tanstack/react-query'
import { deadlineSignal } from '../../plain/deadline.ts'
import { client } from '../../server/api.ts'

const MINUTE_MS = 60_000
/** Providers make a new forecast every hour at the most. */
const REFRESH_MS = 60 * MINUTE_MS
/**
 * How soon to ask again for what is missing or old: every page at its own time, for those that lost the server
 * together.
 */
export const CATCH_UP_MS = (5 + Math.random()) * MINUTE_MS
/** Coming back to the page within this time asks for nothing. */
const FRESH_MS = 10 * MINUTE_MS

/** When to ask again by ourselves, in ms: hourly, and sooner while there is nothing, or only something old. */
export function refreshInterval(source: Source | undefined): number {
  return source === undefined || source.stale ? CATCH_UP_MS : REFRESH_MS
}

/** Five days in 3-hour steps at a point, with their source. */
export const forecastQuery = ({ lat, lon }: Coordinates) =>
  queryOptions({
    queryKey: ['weather.forecast', { lat, lon }],
    queryFn: ({ signal }) => client.weather.forecast({ query: { lat, lon } }, { signal }),
    staleTime: FRESH_MS,
    refetchInterval: (query) => refreshInterval(query.state.data?.source),
  })

/** All outlooks: other settings of the farm make others of them. */
export const outlookKey = ['weather.outlook'] as const

/** What the forecast means for the farm, by the account's settings. */
export const outlookQuery = ({ lat, lon }: Coordinates) =>
  queryOptions({
    queryKey: [...outlookKey, { lat, lon }],
    queryFn: ({ signal }) => client.weather.outlook({ query: { lat, lon } }, { signal }),
    staleTime: FRESH_MS,
  })

/** Nobody waits for the weather now, so it must not keep a connection that somebody may want. */
const CURRENT_DEADLINE_MS = 5_000

/**
 * The weather now at a point, with its source. It is shown nowhere, so it follows the forecast and never goes ahead:
 * `enabled` says when, and nothing else asks, not even a second time after a failure.
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
