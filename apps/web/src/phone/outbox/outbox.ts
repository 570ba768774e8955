import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { setFlag } from '../../browser/flags.ts'
import { randomUuid } from '../../browser/random-uuid.ts'
import { openPhoneDatabase } from '../storage/database.ts'
import type { Change } from './change.ts'
import {
  type Adviser,
  type OutboxEntry,
  type QueuedChange,
  type QueuedQuestion,
  questionStatus,
} from './outbox-entry.ts'
import { combineChanges, mergeSettings, rebaseChange } from './settings-merge.ts'

const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('outbox') : undefined
/** Notifies this page of outbox changes. A DOM event, so that modules loaded later can listen. */
const tellPage = () => void dispatchEvent(new Event('outbox'))
channel?.addEventListener('message', tellPage)

/**
 * Calls `listener` at once, and whenever the outbox may have changed in any tab. Returns the
 * unsubscribe function.
 */
export function onOutboxChange(listener: () => void): () => void {
  addEventListener('outbox', listener)
  listener()
  return () => removeEventListener('outbox', listener)
}

/** Announces an outbox change, and updates the flag that the login page reads. */
export async function announceOutboxChange(): Promise<void> {
  tellPage()
  channel?.postMessage('')
  setFlag('waiting', (await countOutbox()) > 0)
}

/** An account's outbox entries, oldest first. */
export async function readOutbox(account: string): Promise<OutboxEntry[]> {
  const all = await (await openPhoneDatabase()).getAll('outbox')
  return all.filter((one) => one.account === account).sort((a, b) => a.madeAt - b.madeAt)
}

const isChange = (one: OutboxEntry): one is QueuedChange => 'change' in one
const isQuestion = (one: OutboxEntry): one is QueuedQuestion => 'question' in one

/** An account's queued questions, for all advisers. */
export const readQueuedQuestions = async (account: string): Promise<QueuedQuestion[]> =>
  (await readOutbox(account)).filter(isQuestion)
const isFor = (adviser: Adviser) => (one: QueuedQuestion) => (one.adviser ?? 'market') === adviser
const questionsFor = async (account: string, adviser: Adviser): Promise<QueuedQuestion[]> =>
  (await readQueuedQuestions(account)).filter(isFor(adviser))

/** An account's queued changes. */
export const readQueuedChanges = async (account: string): Promise<QueuedChange[]> =>
  (await readOutbox(account)).filter(isChange)

/**
 * Returns a function that merges an account's queued settings into the server's. Skips settings
 * that were refused or are in conflict with another device.
 */
export async function loadSettingsMerger(account: string): Promise<(there: FarmSettings) => FarmSettings> {
  const changes = (await readQueuedChanges(account)).flatMap(({ change, refused }) =>
    change.kind === 'settings' && change.differs === undefined && refused === undefined ? change : [],
  )
  return (there) => changes.reduce((settings, change) => mergeSettings(change, settings).settings, there)
}

/** Number of outbox entries on this phone. */
export const countOutbox = async (): Promise<number> => (await openPhoneDatabase()).count('outbox')

/** Queues a question. A repeated question is queued once. */
export async function addQuestion(
  account: string,
  asked: { question: string; adviser: Adviser },
  now: number,
): Promise<void> {
  const db = await openPhoneDatabase()
  for (const one of await questionsFor(account, asked.adviser))
    if (one.question === asked.question) await db.delete('outbox', one.id)
  await db.put('outbox', { id: randomUuid(), account, ...asked, madeAt: now })
  await announceOutboxChange()
}

/**
 * Queues a change in place of any change in the same slot. Settings are merged with queued settings
 * that were never sent.
 *
 * @param id idempotency key of an earlier attempt, if any
 */
export async function addChange(
  account: string,
  { change, slot, id = randomUuid() }: { change: Change; slot: string; id?: string | undefined },
  now: number,
): Promise<void> {
  const transaction = (await openPhoneDatabase()).transaction('outbox', 'readwrite')
  let added = change
  for (const one of await transaction.store.getAll()) {
    if (!isChange(one) || one.account !== account || one.slot !== slot) continue
    if (one.change.kind === 'settings' && added.kind === 'settings') {
      // A change that was sent may have arrived, so it stays first and unchanged.
      if (one.change.tried !== undefined) {
        added = rebaseChange(one.change, added)
        continue
      }
      added = combineChanges(one.change, added)
    }
    await transaction.store.delete(one.id)
  }
  await transaction.store.put({ id, account, slot, change: added, madeAt: now })
  await transaction.done
  await announceOutboxChange()
}

/** Replaces an outbox entry, unless it was removed. */
export async function replaceEntry(one: OutboxEntry): Promise<void> {
  const transaction = (await openPhoneDatabase()).transaction('outbox', 'readwrite')
  if ((await transaction.store.get(one.id)) !== undefined) await transaction.store.put(one)
  await transaction.done
  await announceOutboxChange()
}

/** Removes an outbox entry after sending or cancelling. */
export async function removeEntry(id: string): Promise<void> {
  await (await openPhoneDatabase()).delete('outbox', id)
  await announceOutboxChange()
}

/** Removes a question that has reached the server. */
export async function removeSentQuestion(account: string, adviser: Adviser, question: string): Promise<void> {
  for (const one of await questionsFor(account, adviser))
    if (one.sentAt !== undefined && one.question === question) await removeEntry(one.id)
}

/**
 * Sends one question to an adviser: the given one, or else the oldest. Only one page of a phone
 * sends, one question at a time, because the server answers one at a time. The sending is recorded
 * first, so that nothing is sent twice.
 *
 * @param ask returns whether the chat accepted the question
 */
export async function sendQuestion(
  account: string,
  adviser: Adviser,
  ask: (question: string) => boolean,
  now: number,
  named?: string,
): Promise<void> {
  await navigator.locks.request('outbox', { ifAvailable: true }, async (lock) => {
    if (lock === null) return
    const waiting = await readQueuedQuestions(account)
    const isOnItsWay = waiting.some((one) => questionStatus(one, now) === 'sending')
    const next = waiting
      .filter(isFor(adviser))
      .find((one) => (named ? one.id === named : questionStatus(one, now) === 'waits'))
    if (next === undefined || isOnItsWay) return
    const db = await openPhoneDatabase()
    await db.put('outbox', { ...next, sentAt: now })
    if (!ask(next.question)) await db.put('outbox', next)
    await announceOutboxChange()
  })
}
