import { type AnswerSource, type ChatMessage, MAX_HISTORY } from '@smart-farming/contracts/chat'
import { MAX_ANSWER_LENGTH, MAX_MESSAGE_LENGTH } from '@smart-farming/contracts/chat/chat-limits'

export interface ChatQuestion {
  readonly question: string
  /** Base64 of a JPEG. Held in this page only, and sent with its own question only. */
  readonly photo?: string | undefined
}

/** A question with its answer; without an answer it is still waiting for the first word. */
export interface Exchange extends ChatQuestion {
  readonly id: number
  readonly answer?: ChatAnswer
}

export interface ChatAnswer {
  readonly text: string
  /**
   * Being written; complete; stopped by the farmer; cut off by the server or the connection; or `failed`: there is no
   * answer, and the text is our own error message.
   */
  readonly state: 'coming' | 'complete' | 'stopped' | 'cut off' | 'failed'
  /** Sources of its facts. */
  readonly sources?: readonly AnswerSource[] | undefined
  /** Set when there was no network: the question can be queued. */
  readonly canWait?: true
  /** Notes below the answer, in its language. */
  readonly notes?: readonly string[] | undefined
}

/** The server accepts requests of at most 64 KB; the question itself can take a third of that. */
const MAX_BYTES = 40_000

/**
 * The conversation in the server's format: answered questions only, oldest first, the newest that fit the limits. A
 * question and its answer stay or go together. A stopped or cut-off answer is included as far as it got, because the
 * farmer has read that far and asks on from there ("and for wheat?").
 */
export function toChatHistory(exchanges: readonly Exchange[]): ChatMessage[] {
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

/** Truncates by code points, so that no character is split. */
function shortened(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('')
}
