import type { AnswerSource, ChatMessage } from '@smart-farming/contracts/chat'
import type { Language, Reading, RejectedSentence } from '@smart-farming/market-core/chat'

/** One of the two conversations; each has its own brief. */
export type ChatTopic = 'market' | 'assistant'

/** Reported as the model when no model answered. */
export const BUILT_IN_MODEL = 'built-in'

/** The farmer who asks, with the details that an answer may depend on. */
export interface ChatUser {
  id: number
  farmName: string
  /** Name of the farm's place; the farmer's own wording until the place is resolved. */
  location: string
  /** Country of the browser, ISO 3166-1 alpha-2. */
  homeCountry?: string | undefined
}

/** A picture attached to a question; it is sent to the model and never stored. */
export interface ChatPhoto {
  type: 'image/jpeg' | 'image/webp'
  base64: string
}

export interface ChatQuestion {
  topic: ChatTopic
  message: string
  /** Used by models only. */
  photo?: ChatPhoto | undefined
  /** The conversation so far, oldest first, as sent by the client: untrusted. */
  history: readonly ChatMessage[]
  asker: ChatUser
  /** Language of the answer, once the message has been read; English until then. */
  language?: Language
  /** The parsed message, if it has already been read. */
  reading?: Reading
  /**
   * The caller's network, IPv4 address or IPv6 /56; undefined if it has no shared cap on the model. Never sent or
   * logged.
   */
  address: string | undefined
  /** Time of the question; answers never read a clock themselves. */
  at: Date
  /** Called for each of the model's sentences that is left out or replaced: for operators who evaluate a model. */
  onLeftOut?: (leftOut: RejectedSentence) => void
  /** Logs problems that the farmer need not know about; never the text of the question. */
  log?: Readonly<Record<'warn' | 'error', (details: object, what: string) => void>>
}

/**
 * A piece of an answer, in order: any number of texts, then exactly one end. A handover names the engine that wrote
 * everything after it.
 */
export type AnswerPart =
  | { kind: 'text'; text: string }
  | {
      kind: 'replace'
      /** The whole answer so far; replaces all earlier text. */
      text: string
    }
  | {
      kind: 'handover'
      /** Name of the engine that takes over. */
      to: string
    }
  | {
      kind: 'end'
      /** OpenAI's finish reason: `stop`, `length`, `content_filter`. */
      reason: string
      /** Sources of the facts in the answer; absent if it has none. */
      sources?: readonly AnswerSource[]
      /** Lines under the answer; absent if there are none. */
      notes?: readonly string[]
    }

/** Anything that can answer a farmer's question. */
export interface ChatEngine {
  /** Sent as the completion's `model`, unless another engine takes over. */
  readonly name: string
  /**
   * Answers, piece by piece. The caller reads to the end or calls `return()`; once `signal` is aborted nothing more is
   * spent.
   * @throws {AppError} that may be shown to the farmer; {AnswerInterrupted} whose cause may not be shown; before the
   *   first piece or after any piece
   */
  answer(question: ChatQuestion, signal: AbortSignal): AsyncGenerator<AnswerPart, void, undefined>
}
