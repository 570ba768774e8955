import { deserialize, serialize } from 'node:v8'
import type { KnownPlaces } from '@smart-farming/market-core/understand/find-place'

/** The known places in memory that all threads share: thousands of names are not copied for each question. */
export interface SharedPlaces {
  readonly id: number
  readonly bytes: Uint8Array
}

const shared = new WeakMap<KnownPlaces, SharedPlaces>()
let lastId = 0

/** Shares these places; the same object is shared once. */
export function sharePlaces(places: KnownPlaces): SharedPlaces {
  const known = shared.get(places)
  if (known !== undefined) return known
  const packed = serialize(places)
  const bytes = new Uint8Array(new SharedArrayBuffer(packed.length))
  bytes.set(packed)
  lastId += 1
  const one = { id: lastId, bytes }
  shared.set(places, one)
  return one
}

/** The places last unpacked in this thread. What is computed from them hangs on the object, so it is kept. */
let unpacked: { readonly id: number; readonly places: KnownPlaces } | undefined

/** The places that were shared. */
export function placesOf({ id, bytes }: SharedPlaces): KnownPlaces {
  if (unpacked?.id !== id) unpacked = { id, places: deserialize(Buffer.from(bytes)) }
  return unpacked.places
}
