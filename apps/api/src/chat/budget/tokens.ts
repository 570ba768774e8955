import type { ModelCall } from '../model/model.ts'

/** Tokens for the framing of one message, beside its text. */
const PER_MESSAGE = 4
/** A photo of 1,024 px: most models count 250 to 1,700 tokens. The count that the server reports replaces this. */
const PER_PHOTO = 2_000

/**
 * Rough upper estimate of a text's tokens: one per three bytes of UTF-8. English has four or five bytes per token.
 * Scripts that no tokeniser knows well can cost more than this estimate; the count that the server reports corrects it.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3)
}

/** Tokens of a whole prompt: its messages and the offered tools. */
export function estimatePrompt({ messages, tools = [] }: Pick<ModelCall, 'messages' | 'tools'>): number {
  const offered = tools.length === 0 ? 0 : estimateTokens(JSON.stringify(tools))
  return messages.reduce(
    (sum, message) =>
      sum +
      estimateTokens(message.content) +
      ('toolCalls' in message ? estimateTokens(JSON.stringify(message.toolCalls)) : 0) +
      ('photo' in message && message.photo !== undefined ? PER_PHOTO : 0) +
      PER_MESSAGE,
    offered,
  )
}
