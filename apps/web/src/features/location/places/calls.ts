import { ApiError, type CallOptions, createClient } from '@smart-farming/contracts/client'
import type { Farm } from '@smart-farming/contracts/farm'
import { farmPlacesCalls } from '@smart-farming/contracts/farm/farm-places'
import { randomUuid } from '../../../browser/random-uuid.ts'
import { fetchWithTimeout } from '../../../server/api.ts'
import { errorMessage } from '../../../server/error-message.ts'
import { words } from '../../../words.ts'
import type { KeyedChange } from './unsaved-changes.ts'

const calls = createClient({ farmPlaces: farmPlacesCalls }, fetchWithTimeout).farmPlaces

/**
 * Sends a change to a farm's places. Resolves to the updated farm. All attempts at one change share
 * an idempotency key.
 */
export function sendPlaceChange(change: KeyedChange): Promise<Farm> {
  const { action, args } = change.call
  // The call's type already ties its arguments to its endpoint.
  const call = calls[action] as (args: object, options: CallOptions) => Promise<Farm>
  change.id ??= randomUuid()
  return call(args, { key: change.id })
}

/**
 * Statuses worth a retry: lost sessions, slow connections and full queues. Any other 4xx is
 * permanent.
 */
const PASSING = [401, 408, 409, 429]

/** Returns the server's message for a permanent refusal; undefined if a retry may succeed. */
export function refusalMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status < 400 || error.status > 499) return undefined
  if (PASSING.includes(error.status)) return undefined
  return errorMessage(error) || words.location.unchanged
}
