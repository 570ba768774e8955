import type { User } from '@smart-farming/contracts/accounts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { hasFlag, setFlag } from '../../browser/flags.ts'
import { lastContact } from '../../server/last-contact.ts'
import { phoneClockLeadMs } from '../../server/server-clock.ts'
import { announceOutboxChange } from '../outbox/outbox.ts'
import { openPhoneDatabase, type PhoneDatabase, takeEarlyStore } from './database.ts'
import {
  claimOwnership,
  onOtherPageLogout,
  type RetainedEntries,
  resolveOwner,
  wipeDatabase,
} from './owner.ts'
import { CACHE_VERSION, isSavedQuery, isStillValid, MAX_RESPONSES, MIN_RESPONSES } from './retention.ts'
import { deleteSnapshot, type Snapshot, writeSnapshot } from './snapshot.ts'
import type { SavedResponse } from './store.ts'

/** Errors are never fatal, because everything works online without saved data. */
const tolerate = (error: unknown) => console.warn('This phone keeps nothing more:', error)

// Opening is slow, so it starts while the application is loading.
void openPhoneDatabase()

let own: string | undefined
/**
 * The account whose data this page shows and saves; undefined while unknown, or if this phone must
 * save nothing.
 */
export const ownAccount = (): string | undefined => (hasFlag('keepNothing') ? undefined : own)
/** True after a logout: pending responses on this page must not be saved. */
let hasLeft = false

/**
 * Restores saved data into `queryClient`, as of the time when it was saved, so that views refresh
 * it. Newer responses stay. Returns the data's user; undefined without saved data, if it is too
 * old, or if the server has named another user.
 *
 * @param now ms
 */
export async function restoreSavedResponses(
  queryClient: QueryClient,
  now = Date.now(),
): Promise<User | undefined> {
  try {
    const db = await openPhoneDatabase()
    if (hasFlag('toWipe')) await wipeNow('waiting')
    const { owner: found, answers: all } = takeEarlyStore() ?? (await read(db))
    const owner = await resolveOwner(db, found, now)
    if (owner === undefined || hasFlag('keepNothing') || hasFlag('loggedOut')) return undefined
    const answers = all.filter(({ shape }) => shape === CACHE_VERSION)
    if (lastContact.account !== undefined && lastContact.account !== owner) return undefined
    own = owner
    for (const answer of answers)
      if (answer.account === owner && isStillValid(answer, now, phoneClockLeadMs())) show(queryClient, answer)
    return answers.find(({ key }) => key[0] === 'accounts.user')?.data as User | undefined
  } catch (error) {
    tolerate(error)
    return undefined
  }
}

/** Reads everything at once, to wait for the disk only once. */
async function read(db: PhoneDatabase) {
  const [owner, answers] = await Promise.all([db.get('owner', 'owner'), db.getAll('answers')])
  return { owner, answers }
}

function show(queryClient: QueryClient, { key, data, at }: SavedResponse): void {
  const cache = queryClient.getQueryCache()
  const queryKey = key as Query['queryKey']
  if (queryClient.getQueryData(queryKey) !== undefined) return
  queryClient.setQueryData(queryKey, data, { updatedAt: at })
  cache.find({ queryKey })?.invalidate()
}

/**
 * Saves the server's responses, past and future. Returns a function that stops saving.
 *
 * @param onOther called if a response is for another user than the page shows, or after a logout in
 * another tab
 * @param onKept called when data was saved, which deletes the snapshot of the previous data
 */
export function saveResponses(queryClient: QueryClient, onOther: () => void, onKept = () => {}): () => void {
  const cache = queryClient.getQueryCache()
  const changed = new Map<string, Query>()
  let writing: Promise<unknown> = Promise.resolve()
  let isOver = false
  hasLeft = false
  const flush = async () => {
    const queries = [...changed.values()]
    changed.clear()
    if (queries.length === 0 || isOver || hasLeft || hasFlag('keepNothing')) return
    if (lastContact.account !== undefined && lastContact.account !== own) {
      if (own !== undefined) {
        await wipeSavedData({ account: lastContact.account })
        return onOther()
      }
      own = lastContact.account
    }
    if (own === undefined) return
    if (lastContact.account === own && queries.some(({ queryKey }) => queryKey[0] === 'accounts.user')) {
      await claimOwnership(await openPhoneDatabase(), own, Date.now())
      await announceOutboxChange()
    }
    await keep(own, queries)
    onKept()
  }
  const note = (query: Query) => {
    if (!isSavedQuery(query.queryKey) || query.state.status !== 'success' || query.state.isInvalidated) return
    if (changed.size === 0)
      setTimeout(() => {
        writing = writing.then(flush).catch(tolerate)
      }, 0)
    changed.set(query.queryHash, query)
  }
  for (const query of cache.getAll()) note(query)
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query)
  })
  // A page that logs out is already navigating.
  const stopListening = onOtherPageLogout(() => hasLeft || onOther())
  return () => {
    isOver = true
    unsubscribe()
    stopListening()
  }
}

async function keep(account: string, queries: readonly Query[]): Promise<void> {
  deleteSnapshot()
  const db = await openPhoneDatabase()
  try {
    const transaction = db.transaction(['owner', 'answers'], 'readwrite')
    const answers = transaction.objectStore('answers')
    // Another user may have logged in on this phone meanwhile.
    const owner = await transaction.objectStore('owner').get('owner')
    if (owner?.account === account)
      for (const { queryHash: hash, queryKey: key, state } of queries)
        await answers.put({
          account,
          hash,
          key,
          data: state.data,
          at: state.dataUpdatedAt,
          shape: CACHE_VERSION,
        })
    await transaction.done
  } catch (error) {
    // Storage is full, so the oldest responses are deleted to make room. If other sites fill the
    // phone, that does not help, and the saved data stays.
    tolerate(error)
    return trim(Math.max(MIN_RESPONSES, Math.floor((await db.count('answers')) / 2)))
  }
  if ((await db.count('answers')) > MAX_RESPONSES) await trim(MAX_RESPONSES)
}

/** Saves a snapshot of this page, based on the saved responses. Never rejects. */
export async function saveSnapshot(drawn: Pick<Snapshot, 'html' | 'scene'>): Promise<void> {
  const account = ownAccount()
  if (account === undefined) return
  try {
    const owner = await (await openPhoneDatabase()).get('owner', 'owner')
    // Checked last, synchronously with the write, because a logout in the meantime must delete the
    // snapshot too.
    if (owner?.account === account && ownAccount() === account && !hasLeft && !hasFlag('toWipe'))
      writeSnapshot({ ...drawn, account, seenAt: owner.seenAt, shape: CACHE_VERSION })
  } catch (error) {
    tolerate(error)
  }
}

/** Keeps only the newest responses, and always the user, without whom no data can be shown. */
async function trim(most: number): Promise<void> {
  const db = await openPhoneDatabase()
  const all = (await db.getAll('answers')).filter(({ key }) => key[0] !== 'accounts.user')
  const oldest = all.sort((a, b) => a.at - b.at)
  const transaction = db.transaction('answers', 'readwrite')
  for (const { hash } of oldest.slice(0, Math.max(0, oldest.length - most)))
    await transaction.store.delete(hash)
  await transaction.done
}

/**
 * Deletes all farmers' data from this phone, and notifies its other pages. Data that cannot be
 * deleted now is never shown, and is deleted before the next restore. Never rejects.
 */
export async function wipeSavedData(stays?: RetainedEntries): Promise<void> {
  hasLeft = true
  own = undefined
  // Except after a login, the user is unknown until the server names one.
  if (typeof stays !== 'object') delete lastContact.account
  // Before the first await, because the page may be closed meanwhile.
  setFlag('toWipe', true)
  await wipeNow(stays).catch(tolerate)
}

async function wipeNow(stays?: RetainedEntries): Promise<void> {
  await wipeDatabase(stays)
  setFlag('toWipe', false)
  await announceOutboxChange()
}
