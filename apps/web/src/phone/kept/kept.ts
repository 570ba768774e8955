import type { User } from '@smart-farming/contracts/accounts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { isNoted, setNote } from '../../plain/notes.ts'
import { line } from '../../server/line.ts'
import { phoneAheadMs } from '../../server/server-clock.ts'
import { tellOutbox } from '../outbox/outbox.ts'
import { openPhone, type Phone, readEarly } from './database.ts'
import { claim, leave, onLeft, present, type Stays } from './owner.ts'
import { erasePicture, type Picture, writePicture } from './picture.ts'
import type { AnswerOnPhone } from './store.ts'
import { isKept, isWorthShowing, LEAST_ANSWERS, MOST_ANSWERS, SHAPE } from './what-is-kept.ts'

/** Errors here are never fatal: without saved data everything works online. */
const tolerate = (error: unknown) => console.warn('This phone keeps nothing more:', error)

// Opening is slow, so it starts while the application is loading.
void openPhone()

/** The account whose data this page shows and saves. */
let own: string | undefined
/** The account whose data this page shows and saves; undefined while unknown, or if nothing is to be saved. */
export const ownAccount = (): string | undefined => (isNoted('keepNothing') ? undefined : own)
/** True after a log-out: pending responses on this page must not be saved. */
let hasLeft = false

/**
 * Restores saved data into `queryClient` with its time, to be refreshed when shown; newer responses stay. Returns the
 * data's user; undefined where there is none, it is too old, or the server has named another user.
 *
 * @param now ms
 */
export async function restore(queryClient: QueryClient, now = Date.now()): Promise<User | undefined> {
  try {
    const db = await openPhone()
    if (isNoted('toWipe')) await wipeNow('waiting')
    const { owner: found, answers: all } = readEarly() ?? (await read(db))
    const owner = await present(db, found, now)
    if (owner === undefined || isNoted('keepNothing') || isNoted('loggedOut')) return undefined
    const answers = all.filter(({ shape }) => shape === SHAPE)
    if (line.account !== undefined && line.account !== owner) return undefined
    own = owner
    for (const answer of answers)
      if (answer.account === owner && isWorthShowing(answer, now, phoneAheadMs())) show(queryClient, answer)
    return answers.find(({ key }) => key[0] === 'accounts.user')?.data as User | undefined
  } catch (error) {
    tolerate(error)
    return undefined
  }
}

/** All in one go, so that the disk is waited for only once. */
async function read(db: Phone) {
  const [owner, answers] = await Promise.all([db.get('owner', 'owner'), db.getAll('answers')])
  return { owner, answers }
}

function show(queryClient: QueryClient, { key, data, at }: AnswerOnPhone): void {
  const cache = queryClient.getQueryCache()
  const queryKey = key as Query['queryKey']
  if (queryClient.getQueryData(queryKey) !== undefined) return
  queryClient.setQueryData(queryKey, data, { updatedAt: at })
  cache.find({ queryKey })?.invalidate()
}

/**
 * Saves the server's answers, past and future. Returns a function that stops it.
 *
 * @param onOther called when the server answers for another user than the page shows, or after a log-out in another tab
 * @param onKept called when data was saved, which deletes the picture of the previous data
 */
export function follow(queryClient: QueryClient, onOther: () => void, onKept = () => {}): () => void {
  const cache = queryClient.getQueryCache()
  const changed = new Map<string, Query>()
  let writing: Promise<unknown> = Promise.resolve()
  let isOver = false
  hasLeft = false
  const flush = async () => {
    const queries = [...changed.values()]
    changed.clear()
    if (queries.length === 0 || isOver || hasLeft || isNoted('keepNothing')) return
    if (line.account !== undefined && line.account !== own) {
      if (own !== undefined) {
        await wipeKept({ account: line.account })
        return onOther()
      }
      own = line.account
    }
    if (own === undefined) return
    if (line.account === own && queries.some(({ queryKey }) => queryKey[0] === 'accounts.user')) {
      await claim(await openPhone(), own, Date.now())
      await tellOutbox()
    }
    await keep(own, queries)
    onKept()
  }
  const note = (query: Query) => {
    if (!isKept(query.queryKey) || query.state.status !== 'success' || query.state.isInvalidated) return
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
  // A page that logs out by itself is already navigating.
  const stopListening = onLeft(() => hasLeft || onOther())
  return () => {
    isOver = true
    unsubscribe()
    stopListening()
  }
}

async function keep(account: string, queries: readonly Query[]): Promise<void> {
  erasePicture()
  const db = await openPhone()
  try {
    const transaction = db.transaction(['owner', 'answers'], 'readwrite')
    const answers = transaction.objectStore('answers')
    // Another user may have logged in on this phone meanwhile.
    const owner = await transaction.objectStore('owner').get('owner')
    if (owner?.account === account)
      for (const { queryHash: hash, queryKey: key, state } of queries)
        await answers.put({ account, hash, key, data: state.data, at: state.dataUpdatedAt, shape: SHAPE })
    await transaction.done
  } catch (error) {
    // Storage is full: deletes the oldest answers, so that the next ones fit. If other sites fill the phone, that does
    // not help, and the saved data stays as it was.
    tolerate(error)
    return trim(Math.max(LEAST_ANSWERS, Math.floor((await db.count('answers')) / 2)))
  }
  if ((await db.count('answers')) > MOST_ANSWERS) await trim(MOST_ANSWERS)
}

/** Saves a picture of this page, based on the saved answers. Never rejects. */
export async function keepPicture(drawn: Pick<Picture, 'html' | 'scene'>): Promise<void> {
  const account = ownAccount()
  if (account === undefined) return
  try {
    const owner = await (await openPhone()).get('owner', 'owner')
    // Checked last, in one step with the write: a log-out in between deletes the picture, too.
    if (owner?.account === account && ownAccount() === account && !hasLeft && !isNoted('toWipe'))
      writePicture({ ...drawn, account, seenAt: owner.seenAt, shape: SHAPE })
  } catch (error) {
    tolerate(error)
  }
}

/** Keeps only the newest answers, and the user: without the user nothing can be shown. */
async function trim(most: number): Promise<void> {
  const db = await openPhone()
  const all = (await db.getAll('answers')).filter(({ key }) => key[0] !== 'accounts.user')
  const oldest = all.sort((a, b) => a.at - b.at)
  const transaction = db.transaction('answers', 'readwrite')
  for (const { hash } of oldest.slice(0, Math.max(0, oldest.length - most)))
    await transaction.store.delete(hash)
  await transaction.done
}

/**
 * Deletes all farmer's data from this phone, and notifies its other pages. Data that cannot be deleted now is never
 * shown, and deleted before anything is shown again. Never rejects.
 */
export async function wipeKept(stays?: Stays): Promise<void> {
  hasLeft = true
  own = undefined
  // Until the server names the user again; after a log-in the user is already known.
  if (typeof stays !== 'object') delete line.account
  // Before the first await: the page may be closed meanwhile.
  setNote('toWipe', true)
  await wipeNow(stays).catch(tolerate)
}

async function wipeNow(stays?: Stays): Promise<void> {
  await leave(stays)
  setNote('toWipe', false)
  await tellOutbox()
}
