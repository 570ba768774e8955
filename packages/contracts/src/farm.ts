import * as z from 'zod/mini'
import { place } from './places.ts'
import { type CallGroup, withTerms } from './table/endpoint.ts'

/** A place that belongs to a farm. Its display name is made by `displayName` in weather-core, as that of any place. */
export const farmPlace = z.object({
  ...place.shape,
  id: z.number(),
  /** IANA time zone; at sea a nautical one. */
  zone: z.string(),
})
export type FarmPlace = z.infer<typeof farmPlace>

/** Where a farm is, as its account has it. */
export const farm = z.object({
  /** Oldest first; none until it is settled which place the words of the sign-up mean. */
  places: z.array(farmPlace),
  /** The id of the one that weather, prices and answers are for; absent exactly while there is none. */
  current: z.optional(z.number()),
  /** What is gone by until then: the best find for those words, where there is one. */
  assumed: z.optional(place),
  /** Several places fit those words, best first: the farmer must say which. Empty where there is nothing to ask. */
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
