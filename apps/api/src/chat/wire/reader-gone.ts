import type { FastifyReply } from 'fastify'

/**
 * A signal that is aborted when the reader hangs up before the answer is complete. Not Fastify's `request.signal`: with
 * a body in the request, that one is aborted as soon as the body has been read.
 */
export function readerGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
