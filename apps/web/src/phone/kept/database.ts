import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { WaitingCall } from '../outbox/waiting-call.ts'

/** An answer of the server as it was shown. */
export interface AnswerOnPhone {
  /** The account's mark (`x-account`). */
  readonly account: string
  /** The query's. */
  readonly hash: string
  readonly key: readonly unknown[]
  readonly data: unknown
  /** When it came, in ms by this phone's clock. */
  readonly at: number
  /** `SHAPE` of the version that kept it. */
  readonly shape: number
}

export interface Schema extends DBSchema {
  /** One record: whose everything is. */
  owner: { key: 'owner'; value: { account: string; seenAt: number } }
  answers: { key: string; value: AnswerOnPhone }
  outbox: { key: string; value: WaitingCall }
}

export type Phone = IDBPDatabase<Schema>
/** A browser in which this never opens, as some have done, is one without; ms. */
export const OPENS_WITHIN_MS = 5_000
export const STORES = ['owner', 'answers', 'outbox'] as const

let opened: Promise<Phone> | undefined

/**
 * All that this phone keeps of a farmer. Another page that deletes it is not held up; a browser that closes it by
 * itself (Safari does) finds it opened again the next time.
 *
 * Rejects where the browser keeps nothing, as in some private windows, or does not answer: nobody logs in or out before
 * it has.
 */
export function openPhone(): Promise<Phone> {
  opened ??= inTime(open())
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

async function inTime(opening: Promise<Phone>): Promise<Phone> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It does not open')), OPENS_WITHIN_MS)
  })
  return Promise.race([opening, late]).finally(() => clearTimeout(timer))
}

// Asynchronous, so that a browser without any IndexedDB is a rejection, too.
const open = async (): Promise<Phone> =>
  openDB<Schema>('smart-farming', 1, {
    upgrade: (db) => {
      db.createObjectStore('owner')
      db.createObjectStore('answers', { keyPath: 'hash' })
      db.createObjectStore('outbox', { keyPath: 'id' })
    },
    blocking: (_from, _to, { target }) => {
      opened = undefined
      ;(target as IDBDatabase).close()
    },
    terminated: () => {
      opened = undefined
    },
  })
