import { keptHere } from '../phone.ts'
import type { Change } from './change.ts'
import type { Adviser } from './waiting-call.ts'

/** Lets a question wait until there is a network. @returns false where this phone keeps nothing */
export const postponeQuestion = (question: string, adviser: Adviser): Promise<boolean> =>
  keep((account, { addQuestion }, now) => addQuestion(account, { question, adviser }, now))

/**
 * Lets a change of the farm wait until there is a network.
 *
 * @param slot what it changes: the later of two takes the place of the earlier
 * @param id the key under which it has been tried already
 * @returns false where this phone keeps nothing
 */
export const postponeChange = (waiting: {
  change: Change
  slot: string
  id?: string | undefined
}): Promise<boolean> => keep((account, { addChange }, now) => addChange(account, waiting, now))

type Outbox = typeof import('./outbox.ts')

async function keep(add: (account: string, outbox: Outbox, now: number) => Promise<void>): Promise<boolean> {
  const kept = await keptHere()
  const account = kept?.ownAccount()
  if (kept === undefined || account === undefined) return false
  return add(account, kept.outbox, Date.now()).then(
    () => true,
    () => false,
  )
}
