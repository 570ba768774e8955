import type { Farm } from '@smart-farming/contracts/farm'
import type { Place } from '@smart-farming/contracts/places'

/** An account without a place and without candidates to ask about. */
export const farmWithoutPlaces: Farm = { places: [], candidates: [] }

/** A farm with these places, the first of which is current and has id 1. */
export const farmWithPlaces = (...places: Place[]): Farm => ({
  places: places.map((place, at) => ({ ...place, id: at + 1, zone: 'Africa/Nairobi' })),
  ...(places.length > 0 && { current: 1 }),
  candidates: [],
})
