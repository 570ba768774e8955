import { loadUsedPhoneStorage } from '../phone.ts'
import type { Change } from './change.ts'
import type { Adviser } from './outbox-entry.ts'

/**
 * Queues a question until there is a network.
 *
 * @returns false if nothing can be saved on this phone
 */
export const queueQuestion = (question: string, adviser: Adviser): Promise<boolean> =>
  keep((account, { addQuestion }, now) => addQuestion(account, { question, adviser }, now))

/**
 * Queues a change to the farm until there is a network.
 *
 * @param slot target of the change: the later of two changes applies
 * @param id idempotency key of an earlier attempt
 * @returns false if nothing can be saved on this phone
 */
export const queueChange = (waiting: {
  change: Change
  slot: string
  id?: string | undefined
}): Promise<boolean> => keep((account, { addChange }, now) => addChange(account, waiting, now))

type Outbox = typeof import('./outbox.ts')

async function keep(add: (account: string, outbox: Outbox, now: number) => Promise<void>): Promise<boolean> {
  const kept = await loadUsedPhoneStorage()
  const account = kept?.ownAccount()
  if (kept === undefined || account === undefined) return false
  return add(account, kept.outbox, Date.now()).then(
    () => true,
    () => false,
  )
}
