import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * A failure within this time, in ms, such as a closed connection, cost its request nothing: the request may try again.
 */
const WAITED_MS = 300
/** Time after which a request that timed out tries again, in ms: a streamed answer may outlast an outage. */
const UNTIL_AGAIN_MS = 5_000

/** When the current request timed out waiting for the database, by the monotonic clock. */
const requests = new AsyncLocalStorage<{ inVainAt: number }>()

/**
 * Handles one request that waits only once for an unresponsive database: the session may be in memory and a forecast
 * may come from a provider, but each further query would wait just as long.
 */
export function runAsRequest(work: () => void): void {
  requests.run({ inVainAt: Number.NEGATIVE_INFINITY }, work)
}

/** True if the current request has already timed out; false outside a request. */
export function hasTimedOut(): boolean {
  const request = requests.getStore()
  return request !== undefined && performance.now() - request.inVainAt < UNTIL_AGAIN_MS
}

/** Records that a query sent at that time, by the monotonic clock, got no response. */
export function recordTimeout(askedAt: number): void {
  const request = requests.getStore()
  const now = performance.now()
  if (request !== undefined && now - askedAt > WAITED_MS) request.inVainAt = now
}
