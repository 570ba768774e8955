import { type DBSchema, type IDBPDatabase, openDB, wrap } from 'idb'
import type { WaitingCall } from '../outbox/waiting-call.ts'
import { type AnswerOnPhone, type EarlyStore, type Owner, STORE, STORE_VERSION, wipedLast } from './store.ts'

export interface Schema extends DBSchema {
  /** One record. */
  owner: { key: 'owner'; value: Owner }
  answers: { key: string; value: AnswerOnPhone }
  outbox: { key: string; value: WaitingCall }
}

export type Phone = IDBPDatabase<Schema>
/** A browser in which it does not open within this time, as has happened, counts as one without storage; ms. */
export const OPENS_WITHIN_MS = 5_000
export const STORES = ['owner', 'answers', 'outbox'] as const

let opened: Promise<Phone> | undefined

/**
 * Database of all farmer's data on this phone. It does not block another page that deletes it; if the browser closes it
 * (as Safari does), it is reopened at the next use.
 *
 * Rejects where the browser stores nothing, as in some private windows, or does not answer: log-in and log-out wait for
 * that.
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

// Asynchronous, so that a browser without IndexedDB rejects, too.
const open = async (): Promise<Phone> => (await openedEarly()) ?? openAnew()

let early: EarlyStore | undefined

/** The database already opened by the page's first script. */
async function openedEarly(): Promise<Phone | undefined> {
  early = await globalThis.earlyStore
  if (!early || !globalThis.earlyStore) return undefined
  globalThis.earlyStore = undefined
  const { db } = early
  db.onversionchange = () => {
    opened = undefined
    db.close()
  }
  db.onclose = () => {
    opened = undefined
  }
  return wrap(db) as Phone
}

/** Data read at opening, returned once; undefined where there is none, or something has been deleted since. */
export function readEarly(): Pick<EarlyStore, 'owner' | 'answers'> | undefined {
  const read = early
  early = undefined
  return read && wipedLast() === read.wiped ? read : undefined
}

const openAnew = () =>
  openDB<Schema>(STORE, STORE_VERSION, {
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
