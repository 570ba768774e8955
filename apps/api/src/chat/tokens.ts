import type { ModelMessage } from './model.ts'

/** What the framing of one message costs beside its text. */
const PER_MESSAGE = 4

/**
 * Tokens that a text takes, roughly and rather too many: three bytes of UTF-8 each. English has four or five bytes to a token;
 * scripts that no tokeniser knows well can cost more than this, and are put right by the usage that the server reports.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3)
}

/** The same for a whole prompt. */
export function estimatePrompt(messages: readonly ModelMessage[]): number {
  return messages.reduce((sum, { content }) => sum + estimateTokens(content) + PER_MESSAGE, 0)
}
