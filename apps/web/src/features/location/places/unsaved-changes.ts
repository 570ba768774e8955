import { ApiError } from '@smart-farming/contracts/client'
import type { Farm } from '@smart-farming/contracts/farm'
import { messageOf } from '../../../server/api.ts'
import { words } from '../../../words.ts'
import type { calls } from './calls.ts'

/** What is changed of a farm. */
export interface PlaceChange {
  /** What it changes: of two with one key the later is what the farmer wants. `current` is the place that is shown. */
  key: 'current' | `add ${string}` | `remove ${number}` | `rename ${number}`
  /** The id of the place that is current with it, where it says so. */
  wanted?: number
  /** Answers the whole farm as it then is. */
  call: (call: typeof calls) => Promise<Farm>
}

/** Which kind of change it is: of the place that is shown, or of the places that there are. */
export function kindOf({ key }: PlaceChange): 'current' | 'add' | 'remove' | 'rename' {
  return key.split(' ', 1)[0] as ReturnType<typeof kindOf>
}

/** A change that the account does not have yet, for all that is known. */
export interface Unsaved {
  change: PlaceChange
  isSaving: boolean
  /** Also while it is being tried again. */
  hasFailed: boolean
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

/** Lost sessions, slow lines and full queues pass; any other 4xx is the same answer each time. */
const PASSING = [401, 408, 429]

/** What the server says where trying again is of no use; undefined where it may be. */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status < 400 || error.status > 499) return undefined
  if (PASSING.includes(error.status)) return undefined
  return messageOf(error) || words.location.unchanged
}
