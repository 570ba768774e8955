import type { QueryClient } from '@tanstack/react-query'
import { type FarmLocation, initialLocation } from '../features/location/farm-location.ts'
import { farmQuery, placesQuery } from '../features/location/queries.ts'
import { readStoredLocation } from '../features/location/stored-location.ts'
import { boardStatusQuery } from '../features/prices/board-status.ts'
import { forecastQuery, outlookQuery } from '../features/weather/queries.ts'

/**
 * Preloads the data of the dashboard's first view, in parallel with its script. Needed after
 * logging in within the application, where no page script has done so (early.ts). The views use the
 * same queries and the same place, so nothing is requested twice. If saved days exist, nothing is
 * preloaded, because the views refresh them. Never rejects. A view repeats a failed request.
 *
 * @param wanted the location given at sign-up, in the farmer's own words; may be blank
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
