import { openPhone, type Phone, STORES } from './database.ts'
import { isPast, SIGNED_IN_MS } from './what-is-kept.ts'

/** Between the pages of this phone: the farmer has left. A page does not hear itself. */
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('farmer-left') : undefined

/** Whose everything is; undefined where nothing is kept. What nobody has seen confirmed for a week goes. */
export async function readOwner(db: Phone, now: number): Promise<string | undefined> {
  const owner = await db.get('owner', 'owner')
  if (owner === undefined) return undefined
  if (!isPast(owner.seenAt, now, SIGNED_IN_MS)) return owner.account
  await clear(db)
  return undefined
}

/** The server has just said that this account is signed in here. What is anybody else's goes. */
export async function claim(db: Phone, account: string, now: number): Promise<void> {
  const transaction = db.transaction(STORES, 'readwrite')
  const owner = await transaction.objectStore('owner').get('owner')
  if (owner !== undefined && owner.account !== account)
    await Promise.all(STORES.map((name) => transaction.objectStore(name).clear()))
  await transaction.objectStore('owner').put({ account, seenAt: now }, 'owner')
  await transaction.done
}

/** Nobody's any more: empty, and other pages of this phone know. */
export async function leave(): Promise<void> {
  channel?.postMessage('')
  await clear(await openPhone())
}

/** Calls `listener` when the farmer has left in another page of this phone. Gives the way to end that. */
export function onLeft(listener: () => void): () => void {
  channel?.addEventListener('message', listener)
  return () => channel?.removeEventListener('message', listener)
}

async function clear(db: Phone): Promise<void> {
  const transaction = db.transaction(STORES, 'readwrite')
  await Promise.all(STORES.map((name) => transaction.objectStore(name).clear()))
  await transaction.done
}
