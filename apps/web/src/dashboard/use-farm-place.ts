import { displayName } from '@smart-farming/weather-core/place-name'
import { useQuery } from '@tanstack/react-query'
import { currentPlace, farmQuery } from '../features/location/queries.ts'
import { useStoredLocation } from '../features/location/use-stored-location.ts'
import type { PriceSearchPlace } from '../features/prices/series/queries.ts'

/** The farm's place in the account, or else the last place whose weather was shown. */
export function useFarmPlace(): { place: PriceSearchPlace | undefined; isPending: boolean } {
  const { data: farm, isPending } = useQuery(farmQuery())
  const stored = useStoredLocation()
  const place = currentPlace(farm) ?? farm?.assumed
  if (place === undefined) return { place: stored && { ...stored, country: undefined }, isPending }
  const { lat, lon, country } = place
  return { place: { lat, lon, name: displayName(place), country: country || undefined }, isPending }
}
