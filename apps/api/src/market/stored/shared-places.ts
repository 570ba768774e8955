import { randomUUID } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import type { KnownPlaces } from '@smart-farming/market-core/reader/places'

/** Places in memory shared by all threads, instead of copied for each question. */
export interface SharedPlaces {
  /** Unique across threads, each of which has its own copy of this module. */
  readonly id: string
  readonly bytes: Uint8Array
}

const shared = new WeakMap<KnownPlaces, SharedPlaces>()

/** Puts places into shared memory; the same object is shared only once. */
export function sharePlaces(places: KnownPlaces): SharedPlaces {
  const known = shared.get(places)
  if (known !== undefined) return known
  const packed = serialize(places)
  const bytes = new Uint8Array(new SharedArrayBuffer(packed.length))
  bytes.set(packed)
  const one = { id: randomUUID(), bytes }
  shared.set(places, one)
  return one
}

/** Places last unpacked in this thread, cached because computed data is attached to the object. */
let unpacked: { readonly id: string; readonly places: KnownPlaces } | undefined

/** Unpacks shared places. */
export function readSharedPlaces({ id, bytes }: SharedPlaces): KnownPlaces {
  if (unpacked?.id !== id) unpacked = { id, places: deserialize(Buffer.from(bytes)) }
  return unpacked.places
}
