import * as z from 'zod/mini'
import { MAX_ANSWER_LENGTH, MAX_MESSAGE_LENGTH, MAX_PHOTO_BYTES } from './chat/chat-limits.ts'
import { encodeProblem } from './schema/problems.ts'
import { boundedText } from './schema/text.ts'
import { type CallGroup, withMetadata } from './table/endpoint.ts'

/** Maximum number of earlier messages in a request. */
export const MAX_HISTORY = 40
/** Maximum request size in bytes, without its photo. */
export const MAX_CHAT_BYTES = 65_536

const isNotBlank = z.refine<string>((value) => value.trim() !== '', encodeProblem({ code: 'blank_question' }))

export const chatMessage = z.discriminatedUnion('role', [
  z.object({ role: z.literal('user'), content: boundedText('chat_message', 1, MAX_MESSAGE_LENGTH) }),
  z.object({ role: z.literal('assistant'), content: boundedText('chat_message', 1, MAX_ANSWER_LENGTH) }),
])
export type ChatMessage = z.infer<typeof chatMessage>

export const chatRequest = z.object({
  message: boundedText('question', 1, MAX_MESSAGE_LENGTH).check(isNotBlank),
  history: z.optional(
    z
      .array(chatMessage)
      .check(z.maxLength(MAX_HISTORY, encodeProblem({ code: 'too_much_history', most: MAX_HISTORY }))),
  ),
  /**
   * A JPEG or WebP photo in base64. The server checks its size and first bytes, and never stores
   * it.
   */
  image: z.optional(z.string()),
})
export type ChatRequest = z.infer<typeof chatRequest>

/** Source of a fact in an answer, so that readers can check the fact. */
export const answerSource = z.object({
  /** Publisher, for example "World Bank Pink Sheet". */
  name: z.string(),
  /** The source's own name for the series, for example "Maize". */
  series: z.string(),
  market: z.optional(z.string()),
  /** Month of the latest value, `YYYY-MM`. */
  date: z.string(),
  /** Unit as the source writes it, for example "USD per mt". */
  unit: z.string(),
  url: z.string(),
  licence: z.string(),
})
export type AnswerSource = z.infer<typeof answerSource>

/** The subset of OpenAI's chat completion that the product uses, plus sources and notes. */
export const chatCompletion = z.object({
  sources: z.optional(z.array(answerSource)),
  /**
   * Notes below the answer, in the answer's language, about removed statements or a model's
   * unchecked advice.
   */
  notes: z.optional(z.array(z.string())),
  id: z.string(),
  object: z.literal('chat.completion'),
  created: z.number(),
  /**
   * Author of the answer: the model, or `built-in` if no model is configured or the model failed,
   * even midway.
   */
  model: z.string(),
  choices: z.array(
    z.object({
      index: z.number(),
      message: z.object({ role: z.literal('assistant'), content: z.nullable(z.string()) }),
      finish_reason: z.nullable(z.string()),
    }),
  ),
})
export type ChatCompletion = z.infer<typeof chatCompletion>

/**
 * Includes the base64 photo, with extra room, so that the answer can say that a photo is too large.
 */
const LARGEST_BODY = MAX_CHAT_BYTES + 2 * MAX_PHOTO_BYTES

const completion = {
  method: 'POST',
  body: chatRequest,
  responses: { 200: chatCompletion },
  streams: true,
} as const

export const chatCalls = {
  market: { ...completion, path: '/api/chat/market' },
  assistant: { ...completion, path: '/api/chat/assistant' },
} as const satisfies CallGroup

const chatErrors = [
  'invalid_request',
  'not_signed_in',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'overloaded',
] as const

export const chat = /* @__PURE__ */ withMetadata(chatCalls, {
  market: {
    summary: 'Ask about prices, markets and farm economics',
    auth: 'session',
    errors: chatErrors,
    largestBody: LARGEST_BODY,
  },
  assistant: {
    summary: 'Ask the farm assistant about work on the farm',
    auth: 'session',
    errors: chatErrors,
    largestBody: LARGEST_BODY,
  },
})
