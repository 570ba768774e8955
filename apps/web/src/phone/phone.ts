import type { User } from '@smart-farming/contracts/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { importAgain } from '../plain/import-again.ts'
import { isNoted, setNote } from '../plain/notes.ts'
import type { Stays } from './kept/owner.ts'
import { STORE } from './kept/store.ts'

// What keeps a farmer's answers comes with the application's files that the worker keeps: a first visit does not wait
// for it, and a browser without a worker would gain nothing by it.
const keep = ({ keeping }: typeof import('./keeping.ts')) => keeping
const loadKeeping = () => import('./keeping.ts').then(keep)
const load = () =>
  importAgain(loadKeeping, loadKeeping, keep).catch((error: unknown) => {
    // Asked for again the next time that somebody wants it.
    part = undefined
    console.warn('Nothing is kept here:', error)
    return undefined
  })
let part: ReturnType<typeof load> | undefined

/** The part that keeps a farmer's answers on this phone; undefined where it does not arrive. */
export const loadKept = () => {
  part ??= load()
  return part
}

const isKeptHere = () =>
  part !== undefined || !!globalThis.navigator?.serviceWorker?.controller || isNoted('waiting')

/**
 * Puts what was kept on this phone into `queryClient`, and gives the farmer that it is of; undefined where there is
 * nothing.
 */
export const restored = async (queryClient: QueryClient): Promise<User | undefined> =>
  (await keptHere())?.restore(queryClient)

/** The part that keeps things here, where this phone keeps any. */
export const keptHere = async () => (isKeptHere() ? loadKept() : undefined)

/** Takes everything of a farmer off this phone, but for what stays. Never rejects. */
export async function wipe(stays?: Stays): Promise<void> {
  setNote('picture', false)
  setNote('farmSums', false)
  const kept = await keptHere()
  if (kept) return kept.wipeKept(stays)
  try {
    indexedDB.deleteDatabase(STORE)
  } catch {
    // No such thing here, so there is nothing in it.
  }
}

/** The farmer has left this phone: everything goes, but for what stays, and where the farm was. Never rejects. */
export function leave(stays?: Stays): Promise<void> {
  setNote('farmLocation', false)
  setNote('signedIn', false)
  return wipe(stays)
}
