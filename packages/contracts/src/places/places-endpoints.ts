import { places } from '../places.ts'
import { placeSuggestions } from './place-suggestions.ts'

/** All calls about places: the search for signed-in users, and the public suggestions. */
export const placesEndpoints = { ...places, ...placeSuggestions } as const
