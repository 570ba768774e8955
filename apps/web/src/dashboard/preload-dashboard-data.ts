import type { QueryClient } from '@tanstack/react-query'
import { type FarmLocation, initialLocation } from '../features/location/farm-location.ts'
import { farmQuery, placesQuery } from '../features/location/queries.ts'
import { readStoredLocation } from '../features/location/stored-location.ts'
import { boardStatusQuery } from '../features/prices/board-status.ts'
import { forecastQuery, outlookQuery } from '../features/weather/queries.ts'

/**
 * Preloads the data of the dashboard's first view, in parallel with its script: after a log-in inside the application
 * no page script has done so (early.ts). The queries and the place are those of the views, which therefore send no
 * request twice. Never rejects; the view repeats a failed request. Saved days on the phone are rendered first: the
 * views refresh saved data once they are mounted.
 *
 * @param wanted the location given at sign-up, in the farmer's words; blank when there is none
 */
export async function preloadDashboardData(queryClient: QueryClient, wanted: string): Promise<void> {
  const askWeather = (point: FarmLocation) => {
    void queryClient.prefetchQuery(forecastQuery(point))
    void queryClient.prefetchQuery(outlookQuery(point))
  }
  const stored = readStoredLocation()
  if (stored && queryClient.getQueryData(forecastQuery(stored).queryKey)) return
  void queryClient.prefetchQuery(boardStatusQuery())
  void queryClient.prefetchQuery(farmQuery())
  const q = wanted.trim()
  if (stored || q === '') askWeather(initialLocation(stored, undefined))
  if (q === '') return
  await queryClient.prefetchQuery(placesQuery(q))
  const start = initialLocation(stored, queryClient.getQueryData(placesQuery(q).queryKey))
  if (start !== stored) askWeather(start)
}
