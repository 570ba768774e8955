import * as z from 'zod/mini'
import { trimmedText } from '../schema/text.ts'
import { type CallGroup, withMetadata } from '../table/endpoint.ts'

/** Shortest and longest name prefix that gets suggestions, in characters. */
export const MIN_SUGGESTION_LENGTH = 2
export const MAX_SUGGESTION_LENGTH = 80

export const suggestedPlace = z.object({
  name: z.string(),
  state: z.optional(z.string()),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
})
export type SuggestedPlace = z.infer<typeof suggestedPlace>

/**
 * Separate from `places`, which every dashboard loads, because only the sign-up form needs this.
 */
export const placeSuggestionCalls = {
  suggest: {
    method: 'GET',
    path: '/api/places/suggest',
    query: z.object({ q: trimmedText('searched_place', MIN_SUGGESTION_LENGTH, MAX_SUGGESTION_LENGTH) }),
    responses: { 200: z.array(suggestedPlace) },
  },
} as const satisfies CallGroup

export const placeSuggestions = /* @__PURE__ */ withMetadata(placeSuggestionCalls, {
  suggest: {
    summary:
      'At most five places whose name begins with the typed text or resembles it, from the built-in gazetteer only; an empty list when nothing matches',
    auth: 'public',
    errors: ['invalid_request', 'too_many_requests', 'overloaded'],
  },
})
