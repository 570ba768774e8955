import { openPhone } from '../kept/database.ts'
import { standing, type WaitingCall } from './waiting-call.ts'

const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('outbox') : undefined
const listeners = new Set<() => void>()

/** Calls `listener` at once and whenever something of this may have changed, here or in another tab. */
export function onOutbox(listener: () => void): () => void {
  listeners.add(listener)
  channel?.addEventListener('message', listener)
  listener()
  return () => {
    listeners.delete(listener)
    channel?.removeEventListener('message', listener)
  }
}

function tell(): void {
  for (const listener of listeners) listener()
  channel?.postMessage('')
}

/** What waits for an account, oldest first. */
export async function waitingFor(account: string): Promise<WaitingCall[]> {
  const all = await (await openPhone()).getAll('outbox')
  return all.filter((one) => one.account === account).sort((a, b) => a.madeAt - b.madeAt)
}

/** Lets a question wait; the same one waits once. */
export async function addQuestion(account: string, question: string, now: number): Promise<void> {
  const db = await openPhone()
  for (const one of await waitingFor(account))
    if (one.question === question) await db.delete('outbox', one.id)
  await db.put('outbox', { id: crypto.randomUUID(), account, question, madeAt: now })
  tell()
}

/** It waits no more: it has been asked, or its farmer does not want it any longer. */
export async function removeWaiting(id: string): Promise<void> {
  await (await openPhone()).delete('outbox', id)
  tell()
}

/** A question has reached the server. */
export async function removeAsked(account: string, question: string): Promise<void> {
  const asked = (await waitingFor(account)).filter((one) => one.sentAt !== undefined)
  for (const one of asked) if (one.question === question) await removeWaiting(one.id)
}

/**
 * Sends one question: the oldest that waits, or the one that the farmer names. One page of a phone sends at a time, and
 * what is on its way is written down before it goes, so that nothing is sent twice.
 *
 * @param ask says whether it took the question
 */
export async function sendOne(
  account: string,
  ask: (question: string) => boolean,
  now: number,
  named?: string,
): Promise<void> {
  await navigator.locks.request('outbox', { ifAvailable: true }, async (lock) => {
    if (lock === null) return
    const waiting = await waitingFor(account)
    const isOnItsWay = waiting.some((one) => standing(one, now) === 'sending')
    const next = waiting.find((one) => (named ? one.id === named : standing(one, now) === 'waits'))
    if (next === undefined || isOnItsWay) return
    const db = await openPhone()
    await db.put('outbox', { ...next, sentAt: now })
    if (!ask(next.question)) await db.put('outbox', next)
    tell()
  })
}
