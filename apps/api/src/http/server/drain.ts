import type { FastifyInstance } from 'fastify'

/** Time for requests in flight once the listener is closed, in ms: longer than any of them should take. */
const FINISH_WITHIN_MS = 11_000

/**
 * Stops a listening app without failing a request: answers those in flight, tells keep-alive connections to close as
 * they are answered, and closes idle ones repeatedly, because a connection that was busy a moment ago would otherwise
 * delay the shutdown until its keep-alive ends, 72 seconds later. A caller that does not read its response is
 * eventually disconnected.
 * @param graceMs time during which connections are still accepted, so that a load balancer sees the readiness change
 *   before the listener closes
 */
export async function drainConnections(
  app: FastifyInstance,
  graceMs: number,
  finishWithinMs = FINISH_WITHIN_MS,
): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, graceMs))
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
  const cut = setTimeout(() => app.server.closeAllConnections(), finishWithinMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(cut)
  }
}
