import type { User } from '@smart-farming/contracts/accounts'
import type { QueryClient } from '@tanstack/react-query'

// What keeps a farmer's answers comes with the application's files that the worker keeps: a first visit does not wait
// for it, and who has no worker would gain nothing by it.
const load = () =>
  Promise.all([import('./kept/kept.ts'), import('./outbox/outbox.ts')]).then(
    ([kept, outbox]) => ({ ...kept, outbox }),
    (error: unknown) => {
      console.warn('Nothing is kept on this phone:', error)
      return undefined
    },
  )
let part: ReturnType<typeof load> | undefined

/** The part that keeps a farmer's answers on this phone; undefined where it does not arrive. */
export const loadKept = () => {
  part ??= load()
  return part
}

const isKeptHere = () => part !== undefined || !!globalThis.navigator?.serviceWorker?.controller

/**
 * Puts what was kept on this phone into `queryClient`, and gives the farmer that it is of; undefined where there is
 * nothing.
 */
export const restored = async (queryClient: QueryClient): Promise<User | undefined> =>
  isKeptHere() ? (await loadKept())?.restore(queryClient) : undefined

/** Lets a question wait until there is a network. @returns false where this phone keeps nothing */
export async function postpone(question: string): Promise<boolean> {
  const kept = isKeptHere() ? await loadKept() : undefined
  const account = kept?.ownAccount()
  if (kept === undefined || account === undefined) return false
  return kept.outbox.addQuestion(account, question, Date.now()).then(
    () => true,
    () => false,
  )
}

/** Takes everything of a farmer off this phone, whatever state it is in. Never rejects. */
export async function wipe(): Promise<void> {
  const kept = isKeptHere() ? await loadKept() : undefined
  if (kept) return kept.wipe()
  try {
    indexedDB.deleteDatabase('smart-farming')
  } catch {
    // No such thing here, so there is nothing in it.
  }
}
