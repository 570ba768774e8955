import type { Farm } from '@smart-farming/contracts/farm'
import type { PlaceCall } from '../../../phone/outbox/change.ts'

/** What is changed of a farm. */
export interface PlaceChange {
  /** What it changes: of two with one key the later is what the farmer wants. `current` is the place that is shown. */
  key: 'current' | `add ${string}` | `remove ${number}` | `rename ${number}`
  /** The id of the place that is current with it, where it says so. */
  wanted?: number
  call: PlaceCall
  /** The place that it is about, as the farmer calls it. */
  name: string
}

/** A change with the key under which every try at it goes, from the first one on. */
export interface KeyedChange extends PlaceChange {
  id?: string
}

/** A change that the account does not have yet, for all that is known. */
export interface Unsaved {
  change: KeyedChange
  isSaving: boolean
  /** Also while it is being tried again. */
  hasFailed: boolean
  /** There was no network: it can wait for one. */
  canWait?: boolean
}

/** The changes with this one as the last, instead of one of its key. */
export const withChange = (unsaved: readonly Unsaved[], next: Unsaved): readonly Unsaved[] => [
  ...unsaved.filter(({ change }) => change.key !== next.change.key),
  next,
]

/** The farm as the farmer wants it shown: with the place that was chosen last, whether the account knows it or not. */
export function asWanted(farm: Farm, unsaved: readonly Unsaved[]): Farm {
  const wanted = unsaved.find(({ change }) => change.key === 'current')?.change.wanted
  return farm.places.some(({ id }) => id === wanted) ? { ...farm, current: wanted } : farm
}
