import type { QueryClient } from '@tanstack/react-query'
import { type FarmLocation, startLocation } from '../features/location/farm-location.ts'
import { farmQuery, placesQuery } from '../features/location/queries.ts'
import { readStoredLocation } from '../features/location/stored-location.ts'
import { waitsForPriceQuery } from '../features/prices/waits-for-price.ts'
import { forecastQuery, outlookQuery } from '../features/weather/queries.ts'

/**
 * Asks for all that the dashboard shows at first, beside the script that shows it: after a login inside the application
 * there was no page to do so (early.ts). The same queries at the same place as the views, which therefore ask for
 * nothing twice. Never rejects; what fails here is asked for again by the view. Where the phone keeps the days, they
 * are drawn first: the views ask again for whatever is kept, as soon as they stand there.
 *
 * @param wanted the location that the user signed up with, in the user's words; blank when there is none
 */
export async function askAhead(queryClient: QueryClient, wanted: string): Promise<void> {
  const askWeather = (point: FarmLocation) => {
    void queryClient.prefetchQuery(forecastQuery(point))
    void queryClient.prefetchQuery(outlookQuery(point))
  }
  const stored = readStoredLocation()
  if (stored && queryClient.getQueryData(forecastQuery(stored).queryKey)) return
  void queryClient.prefetchQuery(waitsForPriceQuery())
  void queryClient.prefetchQuery(farmQuery())
  const q = wanted.trim()
  if (stored || q === '') askWeather(startLocation(stored, undefined))
  if (q === '') return
  await queryClient.prefetchQuery(placesQuery(q))
  const start = startLocation(stored, queryClient.getQueryData(placesQuery(q).queryKey))
  if (start !== stored) askWeather(start)
}
