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

/** Nothing of this is worth a failure: without it everything goes on, with a network. */
const tolerate = (error: unknown) => console.warn('This phone keeps nothing more:', error)

// Takes its time, and the application is still being made.
void openPhone()

/** The account whose answers this page shows and keeps. */
let own: string | undefined
/** Whose answers this page shows and keeps; undefined while that is not known, or nothing is to be kept. */
export const ownAccount = (): string | undefined => (isNoted('keepNothing') ? undefined : own)
/** The farmer has left: answers that are on their way to this page are nobody's. */
let hasLeft = false

/**
 * Puts what was kept into `queryClient`, with its time, to be asked for again as soon as it is shown; whatever the
 * server has answered by then stays. Gives the farmer that it is of; undefined where there is nothing, where it is too
 * old, or where the server knows somebody else.
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

/** Asked for at once: the phone's disk is waited for, once. */
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
 * Keeps what the server answers from now on, and what it has answered already. Gives the way to end that.
 *
 * @param onOther the server answers somebody else than the page shows, or the farmer has left in another tab
 * @param onKept something was kept, and the picture of what was kept before is gone
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
  // A page that is leaving by itself is on its way elsewhere.
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
    // Somebody else may have signed in on this phone meanwhile.
    const owner = await transaction.objectStore('owner').get('owner')
    if (owner?.account === account)
      for (const { queryHash: hash, queryKey: key, state } of queries)
        await answers.put({ account, hash, key, data: state.data, at: state.dataUpdatedAt, shape: SHAPE })
    await transaction.done
  } catch (error) {
    // No room: what is oldest goes, and the next answers find some. Where others fill the phone that makes none, and
    // what is shown without a network stays as it was.
    tolerate(error)
    return trim(Math.max(LEAST_ANSWERS, Math.floor((await db.count('answers')) / 2)))
  }
  if ((await db.count('answers')) > MOST_ANSWERS) await trim(MOST_ANSWERS)
}

/** Keeps a picture of what this page shows of the answers that are kept. Never rejects. */
export async function keepPicture(drawn: Pick<Picture, 'html' | 'scene'>): Promise<void> {
  const account = ownAccount()
  if (account === undefined) return
  try {
    const owner = await (await openPhone()).get('owner', 'owner')
    // Looked at last: whoever leaves meanwhile takes the picture along, in one go with this.
    if (owner?.account === account && ownAccount() === account && !hasLeft && !isNoted('toWipe'))
      writePicture({ ...drawn, account, seenAt: owner.seenAt, shape: SHAPE })
  } catch (error) {
    tolerate(error)
  }
}

/** Leaves the newest so many, and who is here: without that nothing is shown. */
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
 * Takes everything of a farmer off this phone, and tells its other pages. What cannot be taken now is shown to nobody,
 * and taken before anything is shown again. Never rejects.
 */
export async function wipeKept(stays?: Stays): Promise<void> {
  hasLeft = true
  own = undefined
  // Until the server says again who is here; a farmer who has just logged in is known by that already.
  if (typeof stays !== 'object') delete line.account
  // Before the first that waits: the page may be closed meanwhile.
  setNote('toWipe', true)
  await wipeNow(stays).catch(tolerate)
}

async function wipeNow(stays?: Stays): Promise<void> {
  await leave(stays)
  setNote('toWipe', false)
  await tellOutbox()
}
