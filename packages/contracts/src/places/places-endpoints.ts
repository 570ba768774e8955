import { places } from '../places.ts'
import { placeSuggestions } from './place-suggestions.ts'

/** The search for signed-in users, and the public suggestions. */
export const placesEndpoints = { ...places, ...placeSuggestions } as const
