import { AsyncLocalStorage } from 'node:async_hooks'

/** A failure within this time, in ms, does not count as a timeout, so the request may try again. */
const WAITED_MS = 300
/**
 * A request that timed out may query again after this time, in ms. A streamed answer can outlast an
 * outage.
 */
const UNTIL_AGAIN_MS = 5_000

/** Time of the current request's last database timeout, by the monotonic clock. */
const requests = new AsyncLocalStorage<{ inVainAt: number }>()

/**
 * Runs a request so that it waits for an unresponsive database only once. The request can often
 * continue from memory or with a provider, but each further query would wait as long.
 */
export function runAsRequest(work: () => void): void {
  requests.run({ inVainAt: Number.NEGATIVE_INFINITY }, work)
}

/** Whether the current request has recently timed out. False outside a request. */
export function hasTimedOut(): boolean {
  const request = requests.getStore()
  return request !== undefined && performance.now() - request.inVainAt < UNTIL_AGAIN_MS
}

/** Records a timeout of a query that was sent at `askedAt`, by the monotonic clock. */
export function recordTimeout(askedAt: number): void {
  const request = requests.getStore()
  const now = performance.now()
  if (request !== undefined && now - askedAt > WAITED_MS) request.inVainAt = now
}
