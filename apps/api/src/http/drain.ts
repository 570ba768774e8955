import type { FastifyInstance } from 'fastify'

/**
 * Stops a listening app without failing a request: answers what is in flight, tells keep-alive connections to go as they are
 * answered, and closes idle ones again and again, because a connection that was busy a moment ago would otherwise
 * hold the stop until its keep-alive ends, 72 seconds later.
 *
 * @param graceMs how long to go on accepting first, so that a load balancer sees the readiness change before the door closes
 */
export async function drain(app: FastifyInstance, graceMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, graceMs))
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
  }
}
