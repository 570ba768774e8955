import type { Api } from '@smart-farming/contracts/api'
import { ApiError, type CallOptions, type Fetch, send } from '@smart-farming/contracts/client'
import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { randomUuid } from '../../browser/random-uuid.ts'
import { fetchWithTimeout } from '../../server/api.ts'
import { errorMessage } from '../../server/error-message.ts'
import { isTransientError, retryDelay } from '../../server/query-client.ts'
import type { Change, MessageChange, PlaceChange, SettingsChange } from './change.ts'
import { readQueuedChanges, removeEntry, replaceEntry } from './outbox.ts'
import { changeStatus, type QueuedChange } from './outbox-entry.ts'
import { areSettingsEqual, mergeSettings } from './settings-merge.ts'

// Literal routes, because importing the API table would load every schema. The types check the
// routes against the table.
type Route<Call extends { method: string; path: string }> = Pick<Call, 'method' | 'path'>
const PLACES = {
  move: { method: 'PUT', path: '/api/farm/place' },
  add: { method: 'POST', path: '/api/farm/places' },
  rename: { method: 'PUT', path: '/api/farm/places' },
  choose: { method: 'PUT', path: '/api/farm/current' },
  remove: { method: 'DELETE', path: '/api/farm/places' },
} as const satisfies { [Action in keyof Api['farmPlaces']]: Route<Api['farmPlaces'][Action]> }
const MESSAGE = { method: 'POST', path: '/api/contact' } as const satisfies Route<Api['contact']['send']>
const GET = { method: 'GET', path: '/api/farm-settings' } as const satisfies Route<Api['farmSettings']['get']>
const SAVE = { method: 'PUT', path: '/api/farm-settings' } as const satisfies Route<
  Api['farmSettings']['save']
>

/** Attempts at merging settings while other devices change them. */
const MOST_TURNS = 4
/** Statuses worth a retry: no session, timeout, already in progress, too many requests. */
const PASSING = [401, 408, 409, 429]

let failures = 0
let pausedUntil = 0

/**
 * Sends an account's queued changes, oldest first. Only one page of a phone sends, with an
 * idempotency key per change, so that nothing is done twice. A permanently refused change stays
 * queued with the server's message. Stops at the first change that cannot be sent now, and does
 * nothing before the next retry is due. Never rejects.
 *
 * @param account a mark, or '' for messages without an account
 * @param now ms
 * @param onSent called for each change that the server has accepted, before the change leaves the
 * outbox
 */
export async function sendChanges(
  account: string,
  now: number,
  onSent: (change: Change) => void,
): Promise<void> {
  if (now < pausedUntil) return
  const drain = async (lock: Lock | null) => {
    if (lock === null) return
    for (const one of await readQueuedChanges(account)) {
      if (changeStatus(one, now) !== 'waits') continue
      const isDone = await sendChange(one)
      failures = 0
      if (!isDone) continue
      onSent(one.change)
      await removeEntry(one.id)
    }
  }
  try {
    await navigator.locks.request(`outbox ${account}`, { ifAvailable: true }, drain)
  } catch (error) {
    // A network, storage or timeout failure: everything stays queued.
    pausedUntil = now + retryDelay(failures, error instanceof Error ? error : new Error(String(error)))
    failures += 1
  }
}

/** Clears the retry delay, because the network or the farmer is back. */
export const clearRetryDelay = (): void => {
  pausedUntil = 0
}

/** Returns false if the change needs the farmer's decision. */
async function sendChange(one: QueuedChange): Promise<boolean> {
  const { change } = one
  try {
    if (change.kind === 'settings') return await sendSettings(one, change)
    await sendOnce(one, change)
    return true
  } catch (error) {
    if (!(error instanceof ApiError) || isTransientError(error)) throw error
    if (error.status >= 500 || PASSING.includes(error.status)) throw error
    await replaceEntry({ ...one, refused: errorMessage(error) })
    return false
  }
}

async function sendOnce({ id, account }: QueuedChange, change: PlaceChange | MessageChange): Promise<void> {
  const [route, args] =
    change.kind === 'place' ? [PLACES[change.call.action], change.call.args] : [MESSAGE, change.args]
  await request(route, args, account, { key: id })
}

/**
 * Like `fetch`, but rejects responses other than JSON. A captive portal's page neither accepts nor
 * refuses a change.
 */
const fetchOwn: Fetch = async (url, init) => {
  const response = await fetchWithTimeout(url, init)
  if (response.headers.get('content-type')?.startsWith('application/json')) return response
  throw new TypeError('Something else than the server answered')
}

/**
 * Sends the account's mark. A message without an account is sent without cookies, so that it stays
 * anonymous.
 */
function request(
  route: Route<{ method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: `/api/${string}` }>,
  args: object,
  account: string,
  options: CallOptions = {},
): Promise<Response> {
  const fetch: Fetch =
    account === '' ? (url, init) => fetchOwn(url, { ...init, credentials: 'omit' }) : fetchOwn
  return send({ ...route, responses: {} }, fetch, args, { ...options, account: account || undefined })
}

/**
 * Merges the farmer's changes into the server's current settings. Asks the farmer if both changed
 * the same part.
 */
async function sendSettings(one: QueuedChange, waiting: SettingsChange): Promise<boolean> {
  let change = waiting
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const { tried } = change
    if (tried !== undefined) {
      const { key, ifMatch, body } = tried
      if (await isTaken(request(SAVE, { body }, one.account, { key, ifMatch }))) return true
    }
    const answer = await request(GET, {}, one.account)
    const there: FarmSettings = await answer.json()
    const { settings, differs } = mergeSettings(change, there)
    if (differs.length > 0) {
      const { base, wanted } = change
      const asks: SettingsChange = { kind: 'settings', base, wanted, differs: { parts: differs, there } }
      await replaceEntry({ ...one, change: asks })
      return false
    }
    if (areSettingsEqual(settings, there)) return true
    const ifMatch = answer.headers.get('etag') ?? ''
    change = { ...change, tried: { key: randomUuid(), ifMatch, body: settings } }
    await replaceEntry({ ...one, change })
  }
  throw new TypeError('The settings change too often')
}

/** False if another device has changed the settings meanwhile. */
async function isTaken(saved: Promise<Response>): Promise<boolean> {
  try {
    await saved
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 412) return false
    throw error
  }
}
