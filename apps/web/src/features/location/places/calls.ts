import { type CallOptions, createClient } from '@smart-farming/contracts/client'
import type { Farm } from '@smart-farming/contracts/farm'
import { farmPlacesCalls } from '@smart-farming/contracts/farm/farm-places'
import { newId } from '../../../plain/new-id.ts'
import { fetchInTime } from '../../../server/api.ts'
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
