import type { ChatRequest, chat } from '@smart-farming/contracts/chat'
import { isSupportedLanguage } from '@smart-farming/market-core/chat'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { widestNetwork } from '../http/limits/networks.ts'
import type { Handlers } from '../http/routing/bind.ts'
import { homeCountry } from '../http/server/home-country.ts'
import type { SignedInUser } from '../http/session/session-reader.ts'
import { withSharedDeadline } from '../timing/worker-pool.ts'
import type { AnswerPart, ChatEngine, ChatTopic } from './engine.ts'
import { readPhoto } from './photo/read-photo.ts'
import { answerEvents, READER_IDLE_MS } from './wire/answer-events.ts'
import { answerSignals } from './wire/answer-signals.ts'
import { type AnswerHead, toCompletion } from './wire/completion.ts'

interface Parts {
  engine: ChatEngine
  words: Pick<ServerMessages, 'errors'>
  now: () => Date
  /** True for addresses of listed co-operatives, whose farmers have no shared cap. */
  isCooperative: (address: string | undefined) => boolean
  /** Name of a farm's place. Never rejects. */
  placeName: (farmer: SignedInUser) => Promise<string>
  takesPhotos?: boolean
  /** Aborted when the process stops and cannot wait any longer. */
  shutdownSignal: AbortSignal
  /** See {@link READER_IDLE_MS}. */
  readerIdleMs?: number | undefined
}

interface Asked {
  body: ChatRequest
  user: SignedInUser
  request: FastifyRequest
  reply: FastifyReply
}

/** The two conversations. Questions, photos and answers are neither stored nor logged. */
export function chatHandlers({
  engine,
  words,
  now,
  isCooperative,
  placeName,
  takesPhotos = false,
  shutdownSignal,
  readerIdleMs = READER_IDLE_MS,
}: Parts): Handlers<typeof chat> {
  const answers =
    (topic: ChatTopic) =>
    ({ body, user, request, reply }: Asked) =>
      withSharedDeadline(async () => {
        // Called before the first await, so that no disconnect is missed.
        const { gone, over } = answerSignals(reply, shutdownSignal)
        const photo = readPhoto(body, takesPhotos)
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
            language: browserLanguage(request.headers['accept-language']),
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
          // The client has disconnected. Throwing a client error keeps this from being logged as a
          // server error.
          if (gone.aborted) throw new AppError('invalid_request', { problem: { code: 'question_withdrawn' } })
          throw error
        }
      })
  return { market: answers('market'), assistant: answers('assistant') }
}

/** The first supported language of an Accept-Language header. */
const browserLanguage = (accepted = '') =>
  accepted
    .split(',')
    .map((tag) => tag.trim().slice(0, 2).toLowerCase())
    .find(isSupportedLanguage)

function wantsEvents(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/event-stream') === true
}

async function whole(head: AnswerHead, parts: AsyncIterable<AnswerPart>) {
  const all: AnswerPart[] = []
  for await (const part of parts) all.push(part)
  return toCompletion(head, all)
}
