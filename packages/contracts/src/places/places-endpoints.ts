import { places } from '../places.ts'
import { placeSuggestions } from './place-suggestions.ts'

/** Every call about places: the search of who is signed in, and the suggestions for anybody. */
export const placesEndpoints = { ...places, ...placeSuggestions } as const
