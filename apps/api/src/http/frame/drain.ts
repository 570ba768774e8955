import type { FastifyInstance } from 'fastify'

/** How long requests in flight may take once the door is closed, in ms: longer than any of them is meant to. */
const FINISH_WITHIN_MS = 11_000

/**
 * Stops a listening app without failing a request: answers what is in flight, tells keep-alive connections to go as
 * they are answered, and closes idle ones again and again, because a connection that was busy a moment ago would
 * otherwise hold the stop until its keep-alive ends, 72 seconds later. A caller that does not read its answer is cut
 * off in the end.
 *
 * @param graceMs how long to go on accepting first, so that a load balancer sees the readiness change before the door
 *   closes
 */
export async function drain(
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
