import { type DBSchema, type IDBPDatabase, openDB, wrap } from 'idb'
import type { OutboxEntry } from '../outbox/outbox-entry.ts'
import {
  DATABASE_NAME,
  DATABASE_VERSION,
  type EarlyStore,
  type Owner,
  readWipeMark,
  type SavedResponse,
} from './store.ts'

export interface PhoneSchema extends DBSchema {
  /** One record. */
  owner: { key: 'owner'; value: Owner }
  answers: { key: string; value: SavedResponse }
  outbox: { key: string; value: OutboxEntry }
}

export type PhoneDatabase = IDBPDatabase<PhoneSchema>
/** A browser in which it does not open within this time, as has happened, counts as one without storage; ms. */
export const OPEN_TIMEOUT_MS = 5_000
export const STORES = ['owner', 'answers', 'outbox'] as const

let opened: Promise<PhoneDatabase> | undefined

/**
 * Database of all farmer's data on this phone. It does not block another page that deletes it; if the browser closes it
 * (as Safari does), it is reopened at the next use.
 *
 * Rejects where the browser stores nothing, as in some private windows, or does not answer: log-in and log-out wait for
 * that.
 */
export function openPhoneDatabase(): Promise<PhoneDatabase> {
  opened ??= inTime(open())
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

async function inTime(opening: Promise<PhoneDatabase>): Promise<PhoneDatabase> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It does not open')), OPEN_TIMEOUT_MS)
  })
  return Promise.race([opening, late]).finally(() => clearTimeout(timer))
}

// Asynchronous, so that a browser without IndexedDB rejects, too.
const open = async (): Promise<PhoneDatabase> => (await openedEarly()) ?? openAnew()

let early: EarlyStore | undefined

/** The database already opened by the page's first script. */
async function openedEarly(): Promise<PhoneDatabase | undefined> {
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
  return wrap(db) as PhoneDatabase
}

/** Data read at opening, returned once; undefined where there is none, or something has been deleted since. */
export function takeEarlyStore(): Pick<EarlyStore, 'owner' | 'answers'> | undefined {
  const read = early
  early = undefined
  return read && readWipeMark() === read.wiped ? read : undefined
}

const openAnew = () =>
  openDB<PhoneSchema>(DATABASE_NAME, DATABASE_VERSION, {
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
