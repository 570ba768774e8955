import * as z from 'zod/mini'
import { place } from './places.ts'
import { type CallGroup, withMetadata } from './table/endpoint.ts'

/** A place of a farm. `displayName` in weather-core returns its display name. */
export const farmPlace = z.object({
  ...place.shape,
  id: z.number(),
  /** IANA time zone; a nautical zone at sea. */
  zone: z.string(),
})
export type FarmPlace = z.infer<typeof farmPlace>

export const farm = z.object({
  /** Oldest first. Empty until the sign-up text is resolved to a place. */
  places: z.array(farmPlace),
  /** Id of the place for weather, prices and answers; absent if there are no places. */
  current: z.optional(z.number()),
  /** Provisional place if there are none: the best match for the sign-up text. */
  assumed: z.optional(place),
  /** Matches of an ambiguous sign-up text, best first, for the farmer to choose from. */
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

export const farmEndpoints = /* @__PURE__ */ withMetadata(farmCalls, {
  get: {
    summary: 'The places of the farm, and which of them is current',
    auth: 'session',
    errors: ['not_signed_in', 'overloaded'],
  },
})
