import type { FastifyReply } from 'fastify'
import type { EventStream } from '../../http/answers/bind.ts'
import { errorBody, toAppError } from '../../http/frame/error-answers.ts'
import type { AnswerPart } from '../engine.ts'
import {
  type AnswerHead,
  chunkEvent,
  DONE_EVENT,
  errorEvent,
  headAfter,
  KEEP_ALIVE_COMMENT,
} from './completion.ts'
import { keepAlive } from './keep-alive.ts'

/** A line that is quiet for so long gets a sign of life, in ms: well under the minute after which proxies close it. */
const KEEP_ALIVE_MS = 10_000
/**
 * A reader who has taken nothing for so long is gone, in ms. Node looks only so often, so it can take twice as long.
 */
export const READER_IDLE_MS = 15_000

/**
 * An answer as server-sent events. Waits for its first part, so that what fails at once still gets its HTTP status;
 * what fails later becomes an `error` event.
 *
 * @param gone aborted when the reader has hung up
 * @param readerIdleMs a reader who has taken nothing for so long is cut off
 * @throws whatever the answer throws before its first part
 */
export async function answerEvents(
  head: AnswerHead,
  parts: AsyncGenerator<AnswerPart, void, undefined>,
  reply: FastifyReply,
  gone: AbortSignal,
  readerIdleMs: number,
): Promise<EventStream> {
  // A stream that was never read from would not close its source by itself.
  gone.addEventListener('abort', () => void parts.return().catch(() => {}), { once: true })
  const first = await parts.next()
  reply.raw.setTimeout(readerIdleMs, () => reply.raw.destroy())
  return keepAlive(events(head, first, parts, reply, gone), KEEP_ALIVE_COMMENT, KEEP_ALIVE_MS)
}

async function* events(
  head: AnswerHead,
  first: IteratorResult<AnswerPart, void>,
  rest: AsyncGenerator<AnswerPart, void, undefined>,
  { request, log }: FastifyReply,
  gone: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  try {
    let by = first.done ? head : headAfter(first.value, head)
    yield chunkEvent(by, { kind: 'begin' })
    if (!first.done) yield chunkEvent(by, first.value)
    for await (const part of rest) {
      by = headAfter(part, by)
      yield chunkEvent(by, part)
    }
    yield DONE_EVENT
  } catch (error) {
    if (gone.aborted) return
    const known = toAppError(error)
    log.warn({ err: error }, 'an answer broke off')
    yield errorEvent(errorBody(known, request.id))
  } finally {
    await rest.return()
  }
}
