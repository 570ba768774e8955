import type { Api } from '@smart-farming/contracts/api'
import { ApiError, type CallOptions, type Fetch, send } from '@smart-farming/contracts/client'
import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { newId } from '../../plain/new-id.ts'
import { fetchInTime } from '../../server/api.ts'
import { messageOf } from '../../server/message-of.ts'
import { isPassing, retryDelay } from '../../server/query-client.ts'
import type { Change, MessageChange, PlaceChange, SettingsChange } from './change.ts'
import { removeWaiting, replaceWaiting, waitingChanges } from './outbox.ts'
import { merged, saysTheSame } from './settings-merge.ts'
import { changeStanding, type WaitingChange } from './waiting-call.ts'

// Written out, because the table would bring every shape along. The types hold them to it.
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

/** So often settings are put into what is there, while others change that. */
const MOST_TURNS = 4
/** Statuses that pass by themselves: no session, too slow, being done just now, too many. */
const PASSING = [401, 408, 409, 429]

let failures = 0
let pausedUntil = 0

/**
 * Sends what waits of an account, oldest first. One page of a phone sends at a time, and a key goes with each try, so
 * that nothing is done twice; what the server refuses for good is kept with its words. Ends at the first that cannot be
 * sent now, and does nothing until it is time to try again. Never rejects.
 *
 * @param account a mark, or '' for messages of nobody
 * @param now ms
 * @param onSent told of each change that the server has done, before it waits no more
 */
export async function sendChanges(
  account: string,
  now: number,
  onSent: (change: Change) => void,
): Promise<void> {
  if (now < pausedUntil) return
  const drain = async (lock: Lock | null) => {
    if (lock === null) return
    for (const one of await waitingChanges(account)) {
      if (changeStanding(one, now) !== 'waits') continue
      const isDone = await sendChange(one)
      failures = 0
      if (!isDone) continue
      onSent(one.change)
      await removeWaiting(one.id)
    }
  }
  try {
    await navigator.locks.request(`outbox ${account}`, { ifAvailable: true }, drain)
  } catch (error) {
    // No network, or no room, or no time: all of it waits on.
    pausedUntil = now + retryDelay(failures, error instanceof Error ? error : new Error(String(error)))
    failures += 1
  }
}

/** The network is back, or the farmer is: the next try need not wait. */
export const hurry = (): void => {
  pausedUntil = 0
}

/** @returns false where it waits for the farmer's word now */
async function sendChange(one: WaitingChange): Promise<boolean> {
  const { change } = one
  try {
    if (change.kind === 'settings') return await sendSettings(one, change)
    await sendOnce(one, change)
    return true
  } catch (error) {
    if (!(error instanceof ApiError) || isPassing(error)) throw error
    if (error.status >= 500 || PASSING.includes(error.status)) throw error
    await replaceWaiting({ ...one, refused: messageOf(error) })
    return false
  }
}

async function sendOnce({ id, account }: WaitingChange, change: PlaceChange | MessageChange): Promise<void> {
  const [route, args] =
    change.kind === 'place' ? [PLACES[change.call.action], change.call.args] : [MESSAGE, change.args]
  await request(route, args, account, { key: id })
}

/**
 * What is not the server's own, such as the page of a network that wants a sign-in first, has done and refused nothing.
 */
const fetchOwn: Fetch = async (url, init) => {
  const response = await fetchInTime(url, init)
  if (response.headers.get('content-type')?.startsWith('application/json')) return response
  throw new TypeError('Something else than the server answered')
}

/** Whose it is goes along; what is nobody's goes without a cookie, so that it stays nobody's. */
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

/** Puts the farmer's own changes into the settings that the server has now; asks where both changed the same part. */
async function sendSettings(one: WaitingChange, waiting: SettingsChange): Promise<boolean> {
  let change = waiting
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const { tried } = change
    if (tried !== undefined) {
      const { key, ifMatch, body } = tried
      if (await isTaken(request(SAVE, { body }, one.account, { key, ifMatch }))) return true
    }
    const answer = await request(GET, {}, one.account)
    const there: FarmSettings = await answer.json()
    const { settings, differs } = merged(change, there)
    if (differs.length > 0) {
      const { base, wanted } = change
      const asks: SettingsChange = { kind: 'settings', base, wanted, differs: { parts: differs, there } }
      await replaceWaiting({ ...one, change: asks })
      return false
    }
    if (saysTheSame(settings, there)) return true
    const ifMatch = answer.headers.get('etag') ?? ''
    change = { ...change, tried: { key: newId(), ifMatch, body: settings } }
    await replaceWaiting({ ...one, change })
  }
  throw new TypeError('The settings change too often')
}

/** False where the settings were changed meanwhile. */
async function isTaken(saved: Promise<Response>): Promise<boolean> {
  try {
    await saved
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 412) return false
    throw error
  }
}
