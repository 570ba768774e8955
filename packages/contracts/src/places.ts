import * as z from 'zod/mini'
import { trimmedText } from './schema/text.ts'
import { type CallGroup, withMetadata } from './table/endpoint.ts'

/** A place from the search results. `displayName` in weather-core returns its display name. */
export const place = z.object({
  name: z.string(),
  state: z.optional(z.string()),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** Metres above sea level, if the geocoder returns the elevation. */
  elevation: z.optional(z.number()),
})
export type Place = z.infer<typeof place>

/** Longest search text, in characters. A map link contains much besides its coordinates. */
export const MAX_SEARCH_LENGTH = 1_000

export const placesCalls = {
  search: {
    method: 'GET',
    path: '/api/weather/search',
    query: z.object({ q: trimmedText('searched_place', 1, MAX_SEARCH_LENGTH) }),
    responses: { 200: z.array(place) },
  },
} as const satisfies CallGroup

export const places = /* @__PURE__ */ withMetadata(placesCalls, {
  search: {
    summary:
      'Places by name, coordinates, Plus code or map link, best match first; by the farm’s full location (“Paris, Texas, US”) the farm’s place comes first; an empty list when nothing matches',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in', 'too_many_requests', 'overloaded'],
  },
})
