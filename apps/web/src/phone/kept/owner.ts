import type { IDBPTransaction } from 'idb'
import { newId } from '../../plain/new-id.ts'
import { setNote } from '../../plain/notes.ts'
import { openPhone, type Phone, type Schema, STORES } from './database.ts'
import { erasePicture } from './picture.ts'
import { noteWiped, type Owner } from './store.ts'
import { isPast, SIGNED_IN_MS } from './what-is-kept.ts'

/** What stays of what waits to be sent: all of it, unseen, for its own account; or what is one account's. */
export type Stays = 'waiting' | { readonly account: string | undefined }

/** Between the pages of this phone: the farmer has left. A page does not hear itself. */
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('farmer-left') : undefined

/** Whose everything is; undefined as {@link present} has it. */
export const readOwner = async (db: Phone, now: number): Promise<string | undefined> =>
  present(db, await db.get('owner', 'owner'), now)

/**
 * The account of an owner who was read; undefined where nothing is kept, or where the clock cannot be believed. What
 * nobody has seen confirmed for a week goes, but for what waits to be sent: that waits on, unseen, for its own account.
 */
export async function present(db: Phone, owner: Owner | undefined, now: number): Promise<string | undefined> {
  if (owner === undefined) return undefined
  if (!isPast(owner.seenAt, now, SIGNED_IN_MS)) return owner.account
  // A clock that was set back, as an empty battery does, is put right again.
  if (owner.seenAt < now) await clear(db, 'waiting')
  return undefined
}

/** The server has just said that this account is signed in here. What is anybody else's goes. */
export async function claim(db: Phone, account: string, now: number): Promise<void> {
  const transaction = db.transaction(STORES, 'readwrite')
  const owner = await transaction.objectStore('owner').get('owner')
  if (owner?.account !== account) await clearIn(transaction, { account })
  await transaction.objectStore('owner').put({ account, seenAt: now }, 'owner')
  await transaction.done
  if (owner?.account !== account) {
    noteWiped(newId())
    erasePicture()
  }
}

/** Nobody's any more: empty, and other pages of this phone know. */
export async function leave(stays?: Stays): Promise<void> {
  channel?.postMessage('')
  await clear(await openPhone(), stays)
}

/** Calls `listener` when the farmer has left in another page of this phone. Gives the way to end that. */
export function onLeft(listener: () => void): () => void {
  channel?.addEventListener('message', listener)
  return () => channel?.removeEventListener('message', listener)
}

async function clear(db: Phone, stays?: Stays): Promise<void> {
  const transaction = db.transaction(STORES, 'readwrite')
  await clearIn(transaction, stays)
  await transaction.done
  noteWiped(newId())
  erasePicture()
  setNote('farmSums', false)
}

async function clearIn(
  transaction: IDBPTransaction<Schema, typeof STORES, 'readwrite'>,
  stays: Stays | undefined,
): Promise<void> {
  const outbox = transaction.objectStore('outbox')
  const owner = await transaction.objectStore('owner').get('owner')
  // Where the farm before was, and its sums, are not for whoever comes now.
  if (typeof stays === 'object' && owner !== undefined && owner.account !== stays.account) {
    setNote('farmLocation', false)
    setNote('farmSums', false)
  }
  await Promise.all([
    transaction.objectStore('owner').clear(),
    transaction.objectStore('answers').clear(),
    ...(stays === undefined ? [outbox.clear()] : []),
  ])
  if (typeof stays !== 'object') return
  // A message that nobody was signed in for is not another account's.
  for (const { id, account } of await outbox.getAll())
    if (account !== stays.account && account !== '') await outbox.delete(id)
}
