import { type AnswerSource, type ChatMessage, MAX_HISTORY } from '@smart-farming/contracts/chat'
import { MAX_ANSWER_LENGTH, MAX_MESSAGE_LENGTH } from '@smart-farming/contracts/chat/chat-limits'

export interface ChatQuestion {
  readonly question: string
  /** Base64 of a JPEG. It exists only in this page, and is sent only with its own question. */
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
   * `coming` is being written, `stopped` by the farmer, `cut off` by the server or the connection. `failed` means that
   * there is no answer, and the text is our own error message.
   */
  readonly state: 'coming' | 'complete' | 'stopped' | 'cut off' | 'failed'
  /** Sources of the facts in the answer. */
  readonly sources?: readonly AnswerSource[] | undefined
  /** Set if there was no network, so that the question can be queued. */
  readonly canWait?: true
  /** Notes below the answer, in its language. */
  readonly notes?: readonly string[] | undefined
}

/** The server accepts requests of at most 64 KB; the question itself can take a third of that. */
const MAX_BYTES = 40_000

/**
 * The conversation in the server's format: the newest answered questions that fit the limits, oldest first. A question
 * is never included without its answer. A stopped or cut-off answer is included as far as it got, because the farmer
 * has read it and may refer to it ("and for wheat?").
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
