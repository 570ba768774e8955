import type { Place } from '@smart-farming/contracts/places'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useFailureLog } from '../../failure-log.ts'
import { type FarmLocation, initialLocation, toFarmLocation } from './farm-location.ts'
import { placesQuery } from './queries.ts'
import { readStoredLocation, storeLocation } from './stored-location.ts'

export interface FarmLocationState {
  /**
   * Undefined only during the search for the farmer's place, if nothing is stored. No weather is
   * better than another place's weather.
   */
  location: FarmLocation | undefined
  /** The farmer's own words if no place matches and the default location is shown. */
  unfound: string | undefined
  /** True for the default location, because its weather must not be used for advice. */
  isElsewhere: boolean
  /** Applies the farmer's choice, made on any device, in place of the search result. */
  choose: (place: Place) => void
}

/**
 * Returns the farm's location for this dashboard, and stores it in the browser, as the
 * specification requires. A search for the account's words returns the account's own place
 * (use-farm.ts) first.
 *
 * @param wanted the location given at sign-up, in the farmer's own words; may be blank
 */
export function useFarmLocation(wanted: string): FarmLocationState {
  const q = wanted.trim()
  const [stored] = useState(readStoredLocation)
  const [chosen, setChosen] = useState<FarmLocation>()
  const search = useQuery({ ...placesQuery(q), enabled: q !== '' && chosen === undefined })
  useFailureLog('places.search', search.error)

  const isSettled = q === '' || !search.isPending || stored !== undefined
  const start = useMemo(() => initialLocation(stored, search.data), [stored, search.data])
  const location = chosen ?? (isSettled ? start : undefined)

  // A stored fallback would look like the farmer's choice at the next visit.
  const isFound = chosen !== undefined || (search.data?.length ?? 0) > 0
  useEffect(() => {
    if (location !== undefined && isFound) storeLocation(location)
  }, [location, isFound])

  const isElsewhere = isSettled && !isFound && stored === undefined
  const unfound = isElsewhere && search.data ? q : undefined
  return { location, unfound, isElsewhere, choose: (place) => setChosen(toFarmLocation(place)) }
}
