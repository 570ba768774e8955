import type { FastifyInstance } from 'fastify'

/**
 * Time for requests in flight after the listener has closed, in ms. Longer than any of them should
 * take.
 */
const FINISH_WITHIN_MS = 11_000

/**
 * Stops a listening app without failing a request. Answers requests in flight, asks keep-alive
 * connections to close, and closes idle ones repeatedly. Otherwise a connection that was just busy
 * would delay the shutdown until its keep-alive ends, 72 seconds later. Callers that do not read
 * their response are eventually disconnected.
 * @param graceMs time during which connections are still accepted, so that a load balancer sees the
 * readiness change first
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
