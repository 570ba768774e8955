import type { ModelCall } from '../model/model.ts'

/** Tokens that frame each message. */
const PER_MESSAGE = 4
/** Photos of 1,024 px take 250 to 1,700 tokens in most models; the server reports the count. */
const PER_PHOTO = 2_000

/**
 * Rough upper estimate of a text's tokens: one per three bytes of UTF-8 (English has four or five
 * bytes per token). Scripts that a tokeniser barely knows can cost more; the server's count
 * corrects the estimate.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3)
}

/** Estimates the tokens of a prompt: its messages and the offered tools. */
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
