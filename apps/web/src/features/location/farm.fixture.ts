import type { Farm } from '@smart-farming/contracts/farm'
import type { Place } from '@smart-farming/contracts/places'

/** An account without places. */
export const farmWithoutPlaces: Farm = { places: [], candidates: [] }

export const farmWithPlaces = (...places: Place[]): Farm => ({
  places: places.map((place, at) => ({ ...place, id: at + 1, zone: 'Africa/Nairobi' })),
  ...(places.length > 0 && { current: 1 }),
  candidates: [],
})
