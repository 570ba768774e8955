import { ApiError, type CallOptions, createClient } from '@smart-farming/contracts/client'
import type { Farm } from '@smart-farming/contracts/farm'
import { farmPlacesCalls } from '@smart-farming/contracts/farm/farm-places'
import { newId } from '../../../plain/new-id.ts'
import { fetchInTime } from '../../../server/api.ts'
import { messageOf } from '../../../server/message-of.ts'
import { words } from '../../../words.ts'
import type { KeyedChange } from './unsaved-changes.ts'

// The calls that change a farm's places: fetched when the farmer does so, which few visits do.
const calls = createClient({ farmPlaces: farmPlacesCalls }, fetchInTime).farmPlaces

/** Makes one; answers the whole farm as it then is. Every try at a change goes under the same key. */
export function makeCall(change: KeyedChange): Promise<Farm> {
  const { action, args } = change.call
  // The call's own type has already held its arguments against its endpoint.
  const call = calls[action] as (args: object, options: CallOptions) => Promise<Farm>
  change.id ??= newId()
  return call(args, { key: change.id })
}

/** Lost sessions, slow lines and full queues pass; any other 4xx is the same answer each time. */
const PASSING = [401, 408, 409, 429]

/** What the server says where trying again is of no use; undefined where it may be. */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status < 400 || error.status > 499) return undefined
  if (PASSING.includes(error.status)) return undefined
  return messageOf(error) || words.location.unchanged
}
