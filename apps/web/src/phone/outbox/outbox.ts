import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { newId } from '../../plain/new-id.ts'
import { setNote } from '../../plain/notes.ts'
import { openPhone } from '../kept/database.ts'
import type { Change } from './change.ts'
import { behind, joined, merged } from './settings-merge.ts'
import {
  type Adviser,
  standing,
  type WaitingCall,
  type WaitingChange,
  type WaitingQuestion,
} from './waiting-call.ts'

const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('outbox') : undefined
/** Event for this page after any change of the outbox; a DOM event, so that modules loaded later can use it. */
const tellPage = () => void dispatchEvent(new Event('outbox'))
channel?.addEventListener('message', tellPage)

/** Calls `listener` at once and whenever the outbox may have changed, here or in another tab. */
export function onOutbox(listener: () => void): () => void {
  addEventListener('outbox', listener)
  listener()
  return () => removeEventListener('outbox', listener)
}

/** Announces a change of the outbox, and updates the note that the log-in page reads. */
export async function tellOutbox(): Promise<void> {
  tellPage()
  channel?.postMessage('')
  setNote('waiting', (await howMany()) > 0)
}

/** An account's outbox entries, oldest first. */
export async function waitingFor(account: string): Promise<WaitingCall[]> {
  const all = await (await openPhone()).getAll('outbox')
  return all.filter((one) => one.account === account).sort((a, b) => a.madeAt - b.madeAt)
}

const isChange = (one: WaitingCall): one is WaitingChange => 'change' in one
const isQuestion = (one: WaitingCall): one is WaitingQuestion => 'question' in one

/** An account's queued questions, for any adviser. */
export const waitingQuestions = async (account: string): Promise<WaitingQuestion[]> =>
  (await waitingFor(account)).filter(isQuestion)
const isFor = (adviser: Adviser) => (one: WaitingQuestion) => (one.adviser ?? 'market') === adviser
/** An account's queued questions for one adviser. */
const questionsFor = async (account: string, adviser: Adviser): Promise<WaitingQuestion[]> =>
  (await waitingQuestions(account)).filter(isFor(adviser))

/** An account's queued changes. */
export const waitingChanges = async (account: string): Promise<WaitingChange[]> =>
  (await waitingFor(account)).filter(isChange)

/**
 * Function that merges an account's queued settings into others, except those refused or in conflict with another
 * device.
 */
export async function waitingSettings(account: string): Promise<(there: FarmSettings) => FarmSettings> {
  const changes = (await waitingChanges(account)).flatMap(({ change, refused }) =>
    change.kind === 'settings' && change.differs === undefined && refused === undefined ? change : [],
  )
  return (there) => changes.reduce((settings, change) => merged(change, settings).settings, there)
}

/** Number of outbox entries on this phone. */
export const howMany = async (): Promise<number> => (await openPhone()).count('outbox')

/** Queues a question, once. */
export async function addQuestion(
  account: string,
  asked: { question: string; adviser: Adviser },
  now: number,
): Promise<void> {
  const db = await openPhone()
  for (const one of await questionsFor(account, asked.adviser))
    if (one.question === asked.question) await db.delete('outbox', one.id)
  await db.put('outbox', { id: newId(), account, ...asked, madeAt: now })
  await tellOutbox()
}

/**
 * Queues a change, replacing one of the same slot; settings are merged with queued ones that were never sent.
 *
 * @param id of the call, after an earlier attempt
 */
export async function addChange(
  account: string,
  { change, slot, id = newId() }: { change: Change; slot: string; id?: string | undefined },
  now: number,
): Promise<void> {
  const transaction = (await openPhone()).transaction('outbox', 'readwrite')
  let added = change
  for (const one of await transaction.store.getAll()) {
    if (!isChange(one) || one.account !== account || one.slot !== slot) continue
    if (one.change.kind === 'settings' && added.kind === 'settings') {
      // A change that was sent may have arrived: it stays first and unchanged.
      if (one.change.tried !== undefined) {
        added = behind(one.change, added)
        continue
      }
      added = joined(one.change, added)
    }
    await transaction.store.delete(one.id)
  }
  await transaction.store.put({ id, account, slot, change: added, madeAt: now })
  await transaction.done
  await tellOutbox()
}

/** Replaces an outbox entry, unless it is gone. */
export async function replaceWaiting(one: WaitingCall): Promise<void> {
  const transaction = (await openPhone()).transaction('outbox', 'readwrite')
  if ((await transaction.store.get(one.id)) !== undefined) await transaction.store.put(one)
  await transaction.done
  await tellOutbox()
}

/** Removes an outbox entry: it was sent or cancelled. */
export async function removeWaiting(id: string): Promise<void> {
  await (await openPhone()).delete('outbox', id)
  await tellOutbox()
}

/** Removes a question that has reached the server. */
export async function removeAsked(account: string, adviser: Adviser, question: string): Promise<void> {
  for (const one of await questionsFor(account, adviser))
    if (one.sentAt !== undefined && one.question === question) await removeWaiting(one.id)
}

/**
 * Sends one question to an adviser: the oldest in the queue, or the one given. Only one page of a phone sends, and one
 * question at a time, because the server answers only one; sending is recorded first, so that nothing is sent twice.
 *
 * @param ask returns whether it accepted the question
 */
export async function sendOne(
  account: string,
  adviser: Adviser,
  ask: (question: string) => boolean,
  now: number,
  named?: string,
): Promise<void> {
  await navigator.locks.request('outbox', { ifAvailable: true }, async (lock) => {
    if (lock === null) return
    const waiting = await waitingQuestions(account)
    const isOnItsWay = waiting.some((one) => standing(one, now) === 'sending')
    const next = waiting
      .filter(isFor(adviser))
      .find((one) => (named ? one.id === named : standing(one, now) === 'waits'))
    if (next === undefined || isOnItsWay) return
    const db = await openPhone()
    await db.put('outbox', { ...next, sentAt: now })
    if (!ask(next.question)) await db.put('outbox', next)
    await tellOutbox()
  })
}
