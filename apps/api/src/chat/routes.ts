import type { ChatRequest, chat } from '@smart-farming/contracts/chat'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Handlers } from '../http/bind.ts'
import { homeCountry } from '../http/home-country.ts'
import type { SignedIn } from '../http/session-reader.ts'
import { answerEvents, READER_IDLE_MS } from './answer-events.ts'
import { type AnswerHead, completion } from './completion.ts'
import type { AnswerPart, ChatEngine, Topic } from './engine.ts'
import { needsOperator } from './failures.ts'
import { readerGone } from './reader-gone.ts'

interface Needs {
  chat: { readonly engine: ChatEngine }
  now: () => Date
  /** What the place of a farm is called. Never rejects. */
  placeName: (farmer: SignedIn) => Promise<string>
  /** Aborted when the process stops and cannot wait any longer. */
  lastCall: AbortSignal
  /** See {@link READER_IDLE_MS}. */
  readerIdleMs?: number | undefined
}

interface Asked {
  body: ChatRequest
  user: SignedIn
  request: FastifyRequest
  reply: FastifyReply
}

/** The two conversations, each whole or as events. Neither questions nor answers are stored or logged. */
export function chatRoutes({
  chat: { engine },
  now,
  placeName,
  lastCall,
  readerIdleMs = READER_IDLE_MS,
}: Needs): Handlers<typeof chat> {
  const answers =
    (topic: Topic) =>
    async ({ body, user, request, reply }: Asked) => {
      const at = now()
      const head = {
        id: `chatcmpl-${request.id}`,
        created: Math.floor(at.getTime() / 1000),
        model: engine.name,
      }
      const question = {
        topic,
        message: body.message,
        history: body.history ?? [],
        asker: {
          ...user,
          location: await placeName(user),
          homeCountry: homeCountry(request.headers['accept-language']),
        },
        at,
        log: request.log,
      }
      const gone = readerGone(reply)
      const parts = engine.answer(question, AbortSignal.any([gone, lastCall]))
      try {
        return await (wantsEvents(request)
          ? answerEvents(head, parts, reply, gone, readerIdleMs)
          : whole(head, parts))
      } catch (error) {
        if (needsOperator(error))
          request.log.error({ err: error }, 'the model server does not take our settings')
        // Nobody is there to read an answer: this only keeps a farmer who left out of the log of errors.
        if (gone.aborted) throw new AppError('invalid_request', 'The question was taken back.')
        throw error
      }
    }
  return { market: answers('market'), assistant: answers('assistant') }
}

function wantsEvents(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/event-stream') === true
}

async function whole(head: AnswerHead, parts: AsyncIterable<AnswerPart>) {
  const all: AnswerPart[] = []
  for await (const part of parts) all.push(part)
  return completion(head, all)
}
