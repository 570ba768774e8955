import { useEffect, useState } from 'react'
import { onLocationStored, readStoredLocation } from './stored-location.ts'

/**
 * The stored location of the farm, for what follows the place that was chosen beside the weather; undefined when there
 * is none.
 */
export function useStoredLocation(): ReturnType<typeof readStoredLocation> {
  const [location, setLocation] = useState(readStoredLocation)
  useEffect(() => onLocationStored(() => setLocation(readStoredLocation())), [])
  return location
}
