import * as z from 'zod/mini'
import { place } from './places.ts'
import { type CallGroup, withTerms } from './table/endpoint.ts'

/** A place of a farm. `displayName` in weather-core makes its display name, as for any place. */
export const farmPlace = z.object({
  ...place.shape,
  id: z.number(),
  /** IANA time zone; a nautical one at sea. */
  zone: z.string(),
})
export type FarmPlace = z.infer<typeof farmPlace>

/** The farm's locations, as saved in its account. */
export const farm = z.object({
  /** Oldest first. Empty until the place of the sign-up text is resolved. */
  places: z.array(farmPlace),
  /** Id of the place used for weather, prices and answers; absent exactly while there is none. */
  current: z.optional(z.number()),
  /** Provisional place while there is none: the best match for the sign-up text, if any. */
  assumed: z.optional(place),
  /** Matches of an ambiguous text, best first, for the farmer to choose from. Empty if there is nothing to ask. */
  candidates: z.array(place),
})
export type Farm = z.infer<typeof farm>

export const farmCalls = {
  get: {
    method: 'GET',
    path: '/api/farm',
    responses: { 200: farm },
  },
} as const satisfies CallGroup

export const farmEndpoints = /* @__PURE__ */ withTerms(farmCalls, {
  get: {
    summary: 'The places of the farm, and which of them is current',
    auth: 'session',
    errors: ['not_signed_in', 'overloaded'],
  },
})
