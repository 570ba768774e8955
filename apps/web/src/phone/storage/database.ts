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
  owner: { key: 'owner'; value: Owner }
  answers: { key: string; value: SavedResponse }
  outbox: { key: string; value: OutboxEntry }
}

export type PhoneDatabase = IDBPDatabase<PhoneSchema>
/**
 * Time limit for opening the database, in ms. After that, the browser counts as one without
 * storage.
 */
export const OPEN_TIMEOUT_MS = 5_000
export const STORE_NAMES = ['owner', 'answers', 'outbox'] as const

let opened: Promise<PhoneDatabase> | undefined

/**
 * Opens the database of all farmers' data on this phone. Other pages can still delete the database.
 * If the browser closes it, as Safari does, the next use reopens it.
 *
 * @throws if the browser stores nothing, as in some private windows, or is too slow, because login
 * and logout wait for the database
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

// Asynchronous, so that a browser without IndexedDB causes a rejection.
const open = async (): Promise<PhoneDatabase> => (await openedEarly()) ?? openAnew()

let early: EarlyStore | undefined

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

/**
 * Returns data read at opening, once; undefined without such data, or if data has been deleted
 * since.
 */
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
