import { ApiError, createClient } from '@smart-farming/contracts/client'
import {
  MAX_SUGGESTION_LENGTH,
  MIN_SUGGESTION_LENGTH,
  placeSuggestionCalls,
  type SuggestedPlace,
} from '@smart-farming/contracts/places/place-suggestions'
import { useEffect, useState } from 'react'
import { fetchWithTimeout } from '../../../server/api.ts'

/** Pause in typing before a request, in ms. */
const PAUSE_MS = 250
/** Default wait in seconds, after a refusal without Retry-After. */
const USUAL_WAIT_S = 60

const { suggest } = createClient({ places: placeSuggestionCalls }, fetchWithTimeout).places

/** Suggestions by text, so that a repeated text needs no request. */
const known = new Map<string, readonly SuggestedPlace[]>()
/** Earliest time of the next request, in unix ms. The server would refuse an earlier request. */
let nextAskMs = 0

/**
 * Suggests places for a text. Undefined before the first response, after an error, and for text
 * that is too short or too long. The previous text's places stay until new places arrive.
 *
 * @param text as typed
 */
export function useSuggestedPlaces(text: string): readonly SuggestedPlace[] | undefined {
  const [places, setPlaces] = useState<readonly SuggestedPlace[]>()
  useEffect(() => {
    const q = text.trim()
    const { length } = [...q]
    const isAsked =
      length >= MIN_SUGGESTION_LENGTH && length <= MAX_SUGGESTION_LENGTH && Date.now() >= nextAskMs
    if (!isAsked || known.has(q)) return setPlaces(known.get(q))
    const asking = new AbortController()
    const show = (found: readonly SuggestedPlace[] | undefined) => {
      if (!asking.signal.aborted) setPlaces(found)
    }
    const ask = () =>
      suggest({ query: { q } }, { signal: asking.signal }).then(
        (found) => {
          known.set(q, found)
          show(found)
        },
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 429)
            nextAskMs = Date.now() + (error.retryAfter ?? USUAL_WAIT_S) * 1000
          show(undefined)
        },
      )
    const timer = setTimeout(ask, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [text])
  return places
}
