import type { ServerMessages } from '@smart-farming/words/catalogues'
import type { FastifyReply } from 'fastify'
import type { EventStream } from '../../http/routing/bind.ts'
import { errorBody, toAppError } from '../../http/server/error-responses.ts'
import type { AnswerPart } from '../engine.ts'
import {
  type AnswerHead,
  chunkEvent,
  DONE_EVENT,
  errorEvent,
  KEEP_ALIVE_COMMENT,
  nextHead,
} from './completion.ts'
import { keepAlive } from './keep-alive.ts'

/** Proxies close a quiet connection after a minute. */
const KEEP_ALIVE_MS = 10_000
/** Idle time before a client counts as gone, in ms. Detection can take twice as long. */
export const READER_IDLE_MS = 15_000

interface Listener {
  reply: FastifyReply
  gone: AbortSignal
  readerIdleMs: number
  words: Pick<ServerMessages, 'errors'>
}

/**
 * Sends an answer as server-sent events. Waits for the first part, so that an immediate failure
 * still gets its HTTP status; a later failure becomes an `error` event.
 * @throws whatever the answer throws before its first part
 */
export async function answerEvents(
  head: AnswerHead,
  parts: AsyncGenerator<AnswerPart, void, undefined>,
  { words, reply, gone, readerIdleMs }: Listener,
): Promise<EventStream> {
  // A stream that is never read does not close its source by itself.
  gone.addEventListener('abort', () => void parts.return().catch(() => {}), { once: true })
  const first = await parts.next()
  reply.raw.setTimeout(readerIdleMs, () => reply.raw.destroy())
  return keepAlive(events(head, first, parts, { words, reply, gone }), KEEP_ALIVE_COMMENT, KEEP_ALIVE_MS)
}

async function* events(
  head: AnswerHead,
  first: IteratorResult<AnswerPart, void>,
  rest: AsyncGenerator<AnswerPart, void, undefined>,
  { words, reply: { request, log }, gone }: Omit<Listener, 'readerIdleMs'>,
): AsyncGenerator<string, void, undefined> {
  try {
    let by = first.done ? head : nextHead(first.value, head)
    yield chunkEvent(by, { kind: 'begin' })
    if (!first.done) yield chunkEvent(by, first.value)
    for await (const part of rest) {
      by = nextHead(part, by)
      yield chunkEvent(by, part)
    }
    yield DONE_EVENT
  } catch (error) {
    if (gone.aborted) return
    const known = toAppError(error)
    log.warn({ err: error }, 'an answer broke off')
    yield errorEvent(errorBody(words, known, request.id))
  } finally {
    await rest.return()
  }
}
