import type { IDBPTransaction } from 'idb'
import { setFlag } from '../../browser/flags.ts'
import { randomUuid } from '../../browser/random-uuid.ts'
import { openPhoneDatabase, type PhoneDatabase, type PhoneSchema, STORE_NAMES } from './database.ts'
import { hasElapsed, OWNER_MAX_AGE_MS } from './retention.ts'
import { deleteSnapshot } from './snapshot.ts'
import { type Owner, saveWipeMark } from './store.ts'

/**
 * Outbox entries to keep: either all, each hidden until its own account is back, or only those of
 * one account.
 */
export type RetainedEntries = 'waiting' | { readonly account: string | undefined }

/** Notifies other pages of this phone of a logout. Pages do not receive their own messages. */
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('farmer-left') : undefined

/** Account of the saved data; undefined as in {@link resolveOwner}. */
export const readOwner = async (db: PhoneDatabase, now: number): Promise<string | undefined> =>
  resolveOwner(db, await db.get('owner', 'owner'), now)

/**
 * Returns the account of an owner record; undefined if nothing is saved or the clock is
 * implausible. Data not confirmed by the server for a week is deleted, except the outbox, which
 * stays hidden for its own account.
 */
export async function resolveOwner(
  db: PhoneDatabase,
  owner: Owner | undefined,
  now: number,
): Promise<string | undefined> {
  if (owner === undefined) return undefined
  if (!hasElapsed(owner.seenAt, now, OWNER_MAX_AGE_MS)) return owner.account
  // Nothing is deleted if the clock was set back, for example by an empty battery, because the
  // clock will be corrected.
  if (owner.seenAt < now) await clear(db, 'waiting')
  return undefined
}

/**
 * Claims the database for an account that the server has just confirmed. Deletes any other
 * account's data.
 */
export async function claimOwnership(db: PhoneDatabase, account: string, now: number): Promise<void> {
  const transaction = db.transaction(STORE_NAMES, 'readwrite')
  const owner = await transaction.objectStore('owner').get('owner')
  if (owner?.account !== account) await clearIn(transaction, { account })
  await transaction.objectStore('owner').put({ account, seenAt: now }, 'owner')
  await transaction.done
  if (owner?.account !== account) {
    saveWipeMark(randomUuid())
    deleteSnapshot()
  }
}

/** Empties the database and notifies the other pages of this phone. */
export async function wipeDatabase(stays?: RetainedEntries): Promise<void> {
  channel?.postMessage('')
  await clear(await openPhoneDatabase(), stays)
}

/**
 * Calls `listener` after a logout in another page of this phone. Returns the unsubscribe function.
 */
export function onOtherPageLogout(listener: () => void): () => void {
  channel?.addEventListener('message', listener)
  return () => channel?.removeEventListener('message', listener)
}

async function clear(db: PhoneDatabase, stays?: RetainedEntries): Promise<void> {
  const transaction = db.transaction(STORE_NAMES, 'readwrite')
  await clearIn(transaction, stays)
  await transaction.done
  saveWipeMark(randomUuid())
  deleteSnapshot()
  setFlag('farmSums', false)
}

async function clearIn(
  transaction: IDBPTransaction<PhoneSchema, typeof STORE_NAMES, 'readwrite'>,
  stays: RetainedEntries | undefined,
): Promise<void> {
  const outbox = transaction.objectStore('outbox')
  const owner = await transaction.objectStore('owner').get('owner')
  // Another user must not see the previous farm's location and calculations.
  if (typeof stays === 'object' && owner !== undefined && owner.account !== stays.account) {
    setFlag('farmLocation', false)
    setFlag('farmSums', false)
  }
  await Promise.all([
    transaction.objectStore('owner').clear(),
    transaction.objectStore('answers').clear(),
    ...(stays === undefined ? [outbox.clear()] : []),
  ])
  if (typeof stays !== 'object') return
  // A message written without logging in belongs to no account.
  for (const { id, account } of await outbox.getAll())
    if (account !== stays.account && account !== '') await outbox.delete(id)
}
