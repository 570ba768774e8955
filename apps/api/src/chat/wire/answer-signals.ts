import type { FastifyReply } from 'fastify'

interface AnswerEnds {
  /** Aborted when the reader disconnects. */
  readonly gone: AbortSignal
  /** Aborted when the reader disconnects, or with the reason of `shutdownSignal`. */
  readonly over: AbortSignal
}

/**
 * Signals for ending an answer early. Not Fastify's `request.signal`: with a request body, that
 * signal is aborted as soon as the body has been read.
 * @param shutdownSignal aborted when the process stops and cannot wait any longer
 */
export function answerSignals(reply: FastifyReply, shutdownSignal: AbortSignal): AnswerEnds {
  const [gone, over] = [new AbortController(), new AbortController()]
  const endNow = () => over.abort(shutdownSignal.reason)
  if (shutdownSignal.aborted) endNow()
  shutdownSignal.addEventListener('abort', endNow, { once: true })
  reply.raw.once('close', () => {
    shutdownSignal.removeEventListener('abort', endNow)
    if (reply.raw.writableFinished) return
    gone.abort()
    over.abort(gone.signal.reason)
  })
  return { gone: gone.signal, over: over.signal }
}
