import * as z from 'zod/mini'
import { answerSource } from '../chat.ts'

/**
 * One event of a streamed answer: the subset of OpenAI's chat completion chunk that the product
 * uses.
 */
export const chatChunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.optional(z.nullable(z.string())) }) })),
  /** Sent with the last chunk, with the same meaning as in a whole completion. */
  sources: z.optional(z.array(answerSource)),
  notes: z.optional(z.array(z.string())),
})
export type ChatChunk = z.infer<typeof chatChunk>

/**
 * Event name of a chunk that replaces all earlier text, because that text was a model's reasoning.
 */
export const REPLACE_EVENT = 'replace'

/** A piece of an answer, which is appended to or replaces the earlier text. */
export type AnswerPiece = ChatChunk & { readonly replaces?: true }
