import { ApiError, type CallOptions, createClient } from '@smart-farming/contracts/client'
import type { Farm } from '@smart-farming/contracts/farm'
import { farmPlacesCalls } from '@smart-farming/contracts/farm/farm-places'
import { randomUuid } from '../../../browser/random-uuid.ts'
import { fetchWithTimeout } from '../../../server/api.ts'
import { errorMessage } from '../../../server/error-message.ts'
import { words } from '../../../words.ts'
import type { KeyedChange } from './unsaved-changes.ts'

// Client for changes of a farm's places: loaded on demand, because few visits change any.
const calls = createClient({ farmPlaces: farmPlacesCalls }, fetchWithTimeout).farmPlaces

/** Sends a change of a farm's places; returns the whole updated farm. Every attempt at a change uses the same key. */
export function sendPlaceChange(change: KeyedChange): Promise<Farm> {
  const { action, args } = change.call
  // The call's own type has already checked its arguments against its endpoint.
  const call = calls[action] as (args: object, options: CallOptions) => Promise<Farm>
  change.id ??= randomUuid()
  return call(args, { key: change.id })
}

/** Statuses worth a retry: lost sessions, slow connections and full queues. Any other 4xx is permanent. */
const PASSING = [401, 408, 409, 429]

/** The server's message for a permanent refusal; undefined if a retry may succeed. */
export function refusalMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status < 400 || error.status > 499) return undefined
  if (PASSING.includes(error.status)) return undefined
  return errorMessage(error) || words.location.unchanged
}
