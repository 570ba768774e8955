import { AsyncLocalStorage } from 'node:async_hooks'

/** A failure that came sooner, in ms, cost its request nothing, such as a line that was found cut: it may ask again. */
const WAITED_MS = 300
/** A request that has waited in vain asks again after so long, in ms: an answer that streams may outlast an outage. */
const UNTIL_AGAIN_MS = 5_000

/** When the request that runs has waited in vain for the database, on the monotonic clock. */
const requests = new AsyncLocalStorage<{ inVainAt: number }>()

/**
 * Runs what answers one request. It waits for a database that does not answer once: who is signed in may be known from
 * memory, and a forecast from a provider, but each next query would wait for as long again.
 */
export function asOneRequest(work: () => void): void {
  requests.run({ inVainAt: Number.NEGATIVE_INFINITY }, work)
}

/** Whether the request that runs has waited in vain already; never so outside of one. */
export function hasWaitedInVain(): boolean {
  const request = requests.getStore()
  return request !== undefined && performance.now() - request.inVainAt < UNTIL_AGAIN_MS
}

/** Notes that a query asked then, on the monotonic clock, got no answer. */
export function noteNoAnswer(askedAt: number): void {
  const request = requests.getStore()
  const now = performance.now()
  if (request !== undefined && now - askedAt > WAITED_MS) request.inVainAt = now
}
