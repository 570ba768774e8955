import type { Farm } from '@smart-farming/contracts/farm'
import type { PlaceCall } from '../../../phone/outbox/change.ts'

/** A change of a farm's places. */
export interface PlaceChange {
  /**
   * Identifies the target of the change: of two changes with the same key, the later one applies. `current` selects the
   * place shown.
   */
  key: 'current' | `add ${string}` | `remove ${number}` | `rename ${number}`
  /** Id of the place that the change makes current, if any. */
  wanted?: number
  call: PlaceCall
  /** The farmer's name for the place. */
  name: string
}

/** A change with its idempotency key, the same for every attempt. */
export interface KeyedChange extends PlaceChange {
  id?: string
}

/** A change that the account may not have yet. */
export interface UnsavedChange {
  change: KeyedChange
  isSaving: boolean
  /** Stays true during a retry. */
  hasFailed: boolean
  /** True if there was no network: the change can be queued. */
  canWait?: boolean
}

/** The changes with `next` at the end, replacing any with the same key. */
export const replaceChange = (
  unsaved: readonly UnsavedChange[],
  next: UnsavedChange,
): readonly UnsavedChange[] => [...unsaved.filter(({ change }) => change.key !== next.change.key), next]

/** The farm as the farmer wants it: with the place chosen last, even if the account does not have it yet. */
export function applyUnsavedChanges(farm: Farm, unsaved: readonly UnsavedChange[]): Farm {
  const wanted = unsaved.find(({ change }) => change.key === 'current')?.change.wanted
  return farm.places.some(({ id }) => id === wanted) ? { ...farm, current: wanted } : farm
}
