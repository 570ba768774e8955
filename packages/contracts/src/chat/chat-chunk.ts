import * as z from 'zod/mini'
import { answerSource } from '../chat.ts'

/** One event of an answer that is being written: OpenAI's chat completion chunk, as far as the product uses it. */
export const chatChunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.optional(z.nullable(z.string())) }) })),
  /** Come with the last chunk, and mean what they mean in a whole completion. */
  sources: z.optional(z.array(answerSource)),
  notes: z.optional(z.array(z.string())),
})
export type ChatChunk = z.infer<typeof chatChunk>

/** Event name of a chunk whose content replaces all text before it, because that was a model's reasoning.
 */
export const REPLACE_EVENT = 'replace'

/** A piece of an answer, which adds to the text before it or replaces it. */
export type AnswerPiece = ChatChunk & { readonly replaces?: true }
