import type { User } from '@smart-farming/contracts/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { hasFlag, setFlag } from '../browser/flags.ts'
import { importWithRetry } from '../browser/import-with-retry.ts'
import type { RetainedEntries } from './storage/owner.ts'
import { DATABASE_NAME } from './storage/store.ts'

// The worker caches the code for saved data, so a first visit does not wait for it. Browsers
// without a worker do not need it.
const keep = ({ phoneStorage }: typeof import('./phone-storage.ts')) => phoneStorage
const loadStorage = () => import('./phone-storage.ts').then(keep)
const load = () =>
  importWithRetry(loadStorage, loadStorage, keep).catch((error: unknown) => {
    // The next use loads the module again.
    part = undefined
    console.warn('Nothing is kept here:', error)
    return undefined
  })
let part: ReturnType<typeof load> | undefined

/** The module for saved data; undefined if it fails to load. */
export const loadPhoneStorage = () => {
  part ??= load()
  return part
}

const isStorageUsed = () =>
  part !== undefined || !!globalThis.navigator?.serviceWorker?.controller || hasFlag('waiting')

/**
 * Restores this phone's saved data into `queryClient`. Resolves to its user; undefined without
 * saved data.
 */
export const restoreSavedUser = async (queryClient: QueryClient): Promise<User | undefined> =>
  (await loadUsedPhoneStorage())?.restoreSavedResponses(queryClient)

/** The module for saved data; undefined on phones without saved data. */
export const loadUsedPhoneStorage = async () => (isStorageUsed() ? loadPhoneStorage() : undefined)

/**
 * Deletes all of the farmer's data from this phone, except the given outbox entries. Never rejects.
 */
export async function wipePhone(stays?: RetainedEntries): Promise<void> {
  setFlag('picture', false)
  setFlag('farmSums', false)
  const kept = await loadUsedPhoneStorage()
  if (kept) return kept.wipeSavedData(stays)
  try {
    indexedDB.deleteDatabase(DATABASE_NAME)
  } catch {
    // Without storage there is nothing to delete.
  }
}

/**
 * Logs out on this phone: deletes all data, including the farm's location, except the given outbox
 * entries. Never rejects.
 */
export function logOutOnPhone(stays?: RetainedEntries): Promise<void> {
  setFlag('farmLocation', false)
  setFlag('signedIn', false)
  return wipePhone(stays)
}
