import type { ChatRequest, chat } from '@smart-farming/contracts/chat'
import type { ServerWords } from '@smart-farming/words/catalogues'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Handlers } from '../http/answers/bind.ts'
import { homeCountry } from '../http/frame/home-country.ts'
import { widestNetwork } from '../http/limits/networks.ts'
import type { SignedIn } from '../http/session/session-reader.ts'
import { withSharedDeadline } from '../timing/worker-pool.ts'
import type { AnswerPart, ChatEngine, ChatTopic } from './engine.ts'
import { photoOf } from './photo/photo-of.ts'
import { answerEnds } from './wire/answer-ends.ts'
import { answerEvents, READER_IDLE_MS } from './wire/answer-events.ts'
import { type AnswerHead, completionOf } from './wire/completion.ts'

interface Parts {
  engine: ChatEngine
  words: Pick<ServerWords, 'errors'>
  now: () => Date
  /** Whether the operator listed an address as a co-operative's, whose farmers have no shared cap. */
  isCooperative: (address: string | undefined) => boolean
  /** Name of a farm's place. Never rejects. */
  placeName: (farmer: SignedIn) => Promise<string>
  /** Whether the model takes photos; false unless given. */
  takesPhotos?: boolean
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

/** The two conversations, each whole or as events. Questions, photos and answers are neither stored nor logged. */
export function chatHandlers({
  engine,
  words,
  now,
  isCooperative,
  placeName,
  takesPhotos = false,
  lastCall,
  readerIdleMs = READER_IDLE_MS,
}: Parts): Handlers<typeof chat> {
  const answers =
    (topic: ChatTopic) =>
    ({ body, user, request, reply }: Asked) =>
      withSharedDeadline(async () => {
        // Before the first await, so that a caller who hangs up meanwhile is noticed.
        const { gone, over } = answerEnds(reply, lastCall)
        const photo = photoOf(body, takesPhotos)
        const at = now()
        const head = {
          id: `chatcmpl-${request.id}`,
          created: Math.floor(at.getTime() / 1000),
          model: engine.name,
        }
        const question = {
          topic,
          message: body.message,
          photo,
          history: body.history ?? [],
          asker: {
            ...user,
            location: await placeName(user),
            homeCountry: homeCountry(request.headers['accept-language']),
          },
          address: isCooperative(request.clientAddress) ? undefined : widestNetwork(request.clientAddress),
          at,
          log: request.log,
        }
        const parts = engine.answer(question, over)
        try {
          return await (wantsEvents(request)
            ? answerEvents(head, parts, { words, reply, gone, readerIdleMs })
            : whole(head, parts))
        } catch (error) {
          // The reader has left: this only keeps the disconnect out of the error log.
          if (gone.aborted) throw new AppError('invalid_request', { problem: { code: 'question_withdrawn' } })
          throw error
        }
      })
  return { market: answers('market'), assistant: answers('assistant') }
}

function wantsEvents(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/event-stream') === true
}

async function whole(head: AnswerHead, parts: AsyncIterable<AnswerPart>) {
  const all: AnswerPart[] = []
  for await (const part of parts) all.push(part)
  return completionOf(head, all)
}
