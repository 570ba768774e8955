import type { Place } from '@smart-farming/contracts/places'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useFailureLog } from '../../failure-log.ts'
import { type FarmLocation, locationOf, startLocation } from './farm-location.ts'
import { placesQuery } from './queries.ts'
import { readStoredLocation, storeLocation } from './stored-location.ts'

export interface FarmLocationState {
  /**
   * Undefined only while the farmer's own place is being searched and nothing is stored: better no weather for a
   * moment than the weather of somewhere else.
   */
  location: FarmLocation | undefined
  /**
   * The user's own words, when no place was found for them and nothing is known but the default: not where the farm is.
   */
  unfound: string | undefined
  /**
   * The location is the default, for want of any that the farmer gave: its weather is not the farm's, and nothing that
   * concerns the farm may be judged by it.
   */
  isElsewhere: boolean
  /** The farmer's choice, here or on another device: from then on the search of the load has no say. */
  choose: (place: Place) => void
}

/**
 * The farm's location on this dashboard, kept in the browser as the specification has it; the account's own place
 * (use-farm.ts) is what the search for the account's words finds first.
 *
 * @param wanted the location that the user signed up with, in the user's words; blank when there is none
 */
export function useFarmLocation(wanted: string): FarmLocationState {
  const q = wanted.trim()
  const [stored] = useState(readStoredLocation)
  const [chosen, setChosen] = useState<FarmLocation>()
  const search = useQuery({ ...placesQuery(q), enabled: q !== '' && chosen === undefined })
  useFailureLog('places.search', search.error)

  const isSettled = q === '' || !search.isPending || stored !== undefined
  const start = useMemo(() => startLocation(stored, search.data), [stored, search.data])
  const location = chosen ?? (isSettled ? start : undefined)

  // What was only fallen back on is not stored: a failed search must not look like a choice next time.
  const isFound = chosen !== undefined || (search.data?.length ?? 0) > 0
  useEffect(() => {
    if (location !== undefined && isFound) storeLocation(location)
  }, [location, isFound])

  const isElsewhere = isSettled && !isFound && stored === undefined
  const unfound = isElsewhere && search.data ? q : undefined
  return { location, unfound, isElsewhere, choose: (place) => setChosen(locationOf(place)) }
}
