import type { User } from '@smart-farming/contracts/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { hasFlag, setFlag } from '../browser/flags.ts'
import { importWithRetry } from '../browser/import-with-retry.ts'
import type { RetainedEntries } from './storage/owner.ts'
import { DATABASE_NAME } from './storage/store.ts'

// The code for saved data is one of the files that the worker caches, so a first visit does not wait for it. A browser
// without a worker has no use for it.
const keep = ({ phoneStorage }: typeof import('./phone-storage.ts')) => phoneStorage
const loadStorage = () => import('./phone-storage.ts').then(keep)
const load = () =>
  importWithRetry(loadStorage, loadStorage, keep).catch((error: unknown) => {
    // The module is loaded again at the next use.
    part = undefined
    console.warn('Nothing is kept here:', error)
    return undefined
  })
let part: ReturnType<typeof load> | undefined

/** The module for saved data; undefined if it does not load. */
export const loadPhoneStorage = () => {
  part ??= load()
  return part
}

const isStorageUsed = () =>
  part !== undefined || !!globalThis.navigator?.serviceWorker?.controller || hasFlag('waiting')

/** Restores this phone's saved data into `queryClient`, and returns its user; undefined if there is none. */
export const restoreSavedUser = async (queryClient: QueryClient): Promise<User | undefined> =>
  (await loadUsedPhoneStorage())?.restore(queryClient)

/** The module for saved data; undefined on phones that save none. */
export const loadUsedPhoneStorage = async () => (isStorageUsed() ? loadPhoneStorage() : undefined)

/** Deletes all of the farmer's data from this phone, except the given outbox entries. Never rejects. */
export async function wipePhone(stays?: RetainedEntries): Promise<void> {
  setFlag('picture', false)
  setFlag('farmSums', false)
  const kept = await loadUsedPhoneStorage()
  if (kept) return kept.wipeSavedData(stays)
  try {
    indexedDB.deleteDatabase(DATABASE_NAME)
  } catch {
    // No storage here, so there is nothing to delete.
  }
}

/**
 * Log-out on this phone: deletes everything except the given outbox entries, including the farm's location. Never
 * rejects.
 */
export function logOutOnPhone(stays?: RetainedEntries): Promise<void> {
  setFlag('farmLocation', false)
  setFlag('signedIn', false)
  return wipePhone(stays)
}
