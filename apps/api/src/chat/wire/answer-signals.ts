import type { FastifyReply } from 'fastify'

/** Signals that end an answer early. */
interface AnswerEnds {
  /** Aborted when the reader disconnects. */
  readonly gone: AbortSignal
  /** Aborted when the reader disconnects, and also by `shutdownSignal`, with its reason. */
  readonly over: AbortSignal
}

/**
 * Signals that apply while an answer is being sent. Not Fastify's `request.signal`: if the request has a body, that
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
