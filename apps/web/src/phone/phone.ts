import type { User } from '@smart-farming/contracts/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { importAgain } from '../plain/import-again.ts'
import { isNoted, setNote } from '../plain/notes.ts'
import type { Stays } from './kept/owner.ts'
import { STORE } from './kept/store.ts'

// The code for saved data is one of the files that the worker caches: a first visit does not wait for it, and a browser
// without a worker has no use for it.
const keep = ({ keeping }: typeof import('./keeping.ts')) => keeping
const loadKeeping = () => import('./keeping.ts').then(keep)
const load = () =>
  importAgain(loadKeeping, loadKeeping, keep).catch((error: unknown) => {
    // Loads again at the next use.
    part = undefined
    console.warn('Nothing is kept here:', error)
    return undefined
  })
let part: ReturnType<typeof load> | undefined

/** The module for saved data; undefined where it does not load. */
export const loadKept = () => {
  part ??= load()
  return part
}

const isKeptHere = () =>
  part !== undefined || !!globalThis.navigator?.serviceWorker?.controller || isNoted('waiting')

/** Restores this phone's saved data into `queryClient`, and returns its user; undefined where there is none. */
export const restored = async (queryClient: QueryClient): Promise<User | undefined> =>
  (await keptHere())?.restore(queryClient)

/** The module for saved data, on phones that save any. */
export const keptHere = async () => (isKeptHere() ? loadKept() : undefined)

/** Deletes all farmer's data from this phone, except the given outbox entries. Never rejects. */
export async function wipe(stays?: Stays): Promise<void> {
  setNote('picture', false)
  setNote('farmSums', false)
  const kept = await keptHere()
  if (kept) return kept.wipeKept(stays)
  try {
    indexedDB.deleteDatabase(STORE)
  } catch {
    // No storage here, so there is nothing to delete.
  }
}

/**
 * Log-out on this phone: deletes everything except the given outbox entries, including the farm's location. Never
 * rejects.
 */
export function leave(stays?: Stays): Promise<void> {
  setNote('farmLocation', false)
  setNote('signedIn', false)
  return wipe(stays)
}
