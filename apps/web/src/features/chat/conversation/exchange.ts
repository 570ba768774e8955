import { type AnswerSource, type ChatMessage, MAX_HISTORY } from '@smart-farming/contracts/chat'
import { MAX_ANSWER_LENGTH, MAX_MESSAGE_LENGTH } from '@smart-farming/contracts/chat/chat-limits'

export interface ChatQuestion {
  readonly question: string
  /** Base64 of a JPEG. Held only in this page, and sent only with its own question. */
  readonly photo?: string | undefined
}

/** A question with its answer. Without an answer, the first word has not arrived. */
export interface Exchange extends ChatQuestion {
  readonly id: number
  readonly answer?: ChatAnswer
}

export interface ChatAnswer {
  readonly text: string
  /**
   * `coming`: being written. `stopped`: ended by the farmer. `cut off`: ended by the server or the
   * connection. `failed`: no answer; the text is an error message.
   */
  readonly state: 'coming' | 'complete' | 'stopped' | 'cut off' | 'failed'
  readonly sources?: readonly AnswerSource[] | undefined
  /** Set after a network failure, so that the question can be queued. */
  readonly canWait?: true
  readonly notes?: readonly string[] | undefined
}

/** The server accepts requests up to 64 KB, and the question alone can take a third. */
const MAX_BYTES = 40_000

/**
 * Returns the conversation in the server's format: the newest answered questions within the limits,
 * oldest first. Unanswered questions are excluded. Stopped and cut-off answers are included,
 * because the farmer may refer to them ("and for wheat?").
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
