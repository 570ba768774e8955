import { useEffect, useState } from 'react'
import { onLocationStored, readStoredLocation } from './stored-location.ts'

/**
 * Returns the stored farm location, for components outside the weather that follow the chosen
 * place; undefined without one.
 */
export function useStoredLocation(): ReturnType<typeof readStoredLocation> {
  const [location, setLocation] = useState(readStoredLocation)
  useEffect(() => onLocationStored(() => setLocation(readStoredLocation())), [])
  return location
}
