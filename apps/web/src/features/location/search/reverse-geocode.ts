import type { Place } from '@smart-farming/contracts/places'
import { client } from '../../../server/api.ts'
import type { Position } from './browser-position.ts'

/** Longest wait for a point's name, in ms. The point itself is already known. */
const NAMING_MS = 4_000

/**
 * Returns the place at a position, named after the nearest place if the server responds in time.
 * Never rejects.
 */
export async function reverseGeocode({ lat, lon }: Position): Promise<Place> {
  const name = `${lat}, ${lon}`
  try {
    const [place] = await client.places.search(
      { query: { q: name } },
      { signal: AbortSignal.timeout(NAMING_MS) },
    )
    if (place) return place
  } catch (error) {
    console.warn('Naming the position failed:', error)
  }
  return { name, country: '', lat, lon }
}
