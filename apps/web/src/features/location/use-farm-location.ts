import type { Place } from '@smart-farming/contracts/places'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useFailureLog } from '../../failure-log.ts'
import { type FarmLocation, initialLocation, toFarmLocation } from './farm-location.ts'
import { placesQuery } from './queries.ts'
import { readStoredLocation, storeLocation } from './stored-location.ts'

export interface FarmLocationState {
  /**
   * Undefined only while the farmer's own place is being searched and nothing is stored: no weather for a moment is
   * better than another place's weather.
   */
  location: FarmLocation | undefined
  /**
   * The farmer's own words, if no place was found for them and only the default location is known, which is not the
   * farm.
   */
  unfound: string | undefined
  /**
   * True for the default location, where the farmer gave none: its weather is not the farm's, and must not be used for
   * advice.
   */
  isElsewhere: boolean
  /** Applies the farmer's choice, made here or on another device; it overrides the initial search. */
  choose: (place: Place) => void
}

/**
 * The farm's location on this dashboard, stored in the browser as the specification requires; a search for the
 * account's words finds the account's own place (use-farm.ts) first.
 *
 * @param wanted the location given at sign-up, in the farmer's words; blank when there is none
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

  // A fallback is not stored: at the next visit, it would look like the farmer's choice.
  const isFound = chosen !== undefined || (search.data?.length ?? 0) > 0
  useEffect(() => {
    if (location !== undefined && isFound) storeLocation(location)
  }, [location, isFound])

  const isElsewhere = isSettled && !isFound && stored === undefined
  const unfound = isElsewhere && search.data ? q : undefined
  return { location, unfound, isElsewhere, choose: (place) => setChosen(toFarmLocation(place)) }
}
