import type { Farm } from '@smart-farming/contracts/farm'
import type { PlaceCall } from '../../../phone/outbox/change.ts'

export interface PlaceChange {
  /**
   * Target of the change: the later of two changes with the same key applies. `current` sets the
   * current place.
   */
  key: 'current' | `add ${string}` | `remove ${number}` | `rename ${number}`
  /** Id of the new current place, if the change sets one. */
  wanted?: number
  call: PlaceCall
  name: string
}

/** A change with its idempotency key, shared by all attempts. */
export interface KeyedChange extends PlaceChange {
  id?: string
}

/** A change that the account might not have yet. */
export interface UnsavedChange {
  change: KeyedChange
  isSaving: boolean
  /** Stays true during a retry. */
  hasFailed: boolean
  /** True after a network failure, so that the change can be queued. */
  canWait?: boolean
}

/** Appends a change, replacing any with the same key. */
export const upsertChange = (
  unsaved: readonly UnsavedChange[],
  next: UnsavedChange,
): readonly UnsavedChange[] => [...unsaved.filter(({ change }) => change.key !== next.change.key), next]

/**
 * Returns the farm with the last chosen place as current, even if the account does not have it yet.
 */
export function applyUnsavedChanges(farm: Farm, unsaved: readonly UnsavedChange[]): Farm {
  const wanted = unsaved.find(({ change }) => change.key === 'current')?.change.wanted
  return farm.places.some(({ id }) => id === wanted) ? { ...farm, current: wanted } : farm
}
