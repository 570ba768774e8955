import { type AnswerSource, type ChatMessage, MAX_HISTORY } from '@smart-farming/contracts/chat'
import { MAX_ANSWER_LENGTH, MAX_MESSAGE_LENGTH } from '@smart-farming/contracts/chat/chat-limits'

export interface Asked {
  readonly question: string
  /** Base64 of a JPEG. It lives as long as this page, and is sent with its own question only. */
  readonly photo?: string | undefined
}

/** A question, and what came of it. Without an answer its first word is still being waited for. */
export interface Exchange extends Asked {
  readonly id: number
  readonly answer?: ChatAnswer
}

export interface ChatAnswer {
  readonly text: string
  /**
   * Still being written; said to its end; ended by the farmer; broken off by the server or the line; or `failed`: there
   * is none, and the text is not the assistant's but ours and says why.
   */
  readonly state: 'coming' | 'complete' | 'stopped' | 'cut off' | 'failed'
  /** Sources of the facts in it. */
  readonly sources?: readonly AnswerSource[] | undefined
  /** There was no network: the question can wait for one. */
  readonly canWait?: true
  /** Lines under it, in its language. */
  readonly notes?: readonly string[] | undefined
}

/** The server reads at most 64 KB of a request; the question itself can take a third of that. */
const MAX_BYTES = 40_000

/**
 * The conversation so far as the server takes it: answered questions only, oldest first, the newest that fit into the
 * limits. A question and its answer stay or go together. An answer that was stopped or cut off goes along as far as it
 * got, because the farmer has read that far and asks on from there ("and for wheat?").
 */
export function historyOf(exchanges: readonly Exchange[]): ChatMessage[] {
  const history: ChatMessage[] = []
  let bytes = 0
  for (const { question, answer } of exchanges.toReversed()) {
    if (answer === undefined || answer.state === 'failed' || answer.text === '') continue
    const pair: ChatMessage[] = [
      { role: 'user', content: shortened(question, MAX_MESSAGE_LENGTH) },
      { role: 'assistant', content: shortened(answer.text, MAX_ANSWER_LENGTH) },
    ]
    bytes += new TextEncoder().encode(JSON.stringify(pair)).length
    if (bytes > MAX_BYTES || history.length + pair.length > MAX_HISTORY) break
    history.unshift(...pair)
  }
  return history
}

/** Cut by code points, so that no character is cut in half. */
function shortened(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('')
}
