import type { AnswerSource, ChatMessage } from '@smart-farming/contracts/chat'
import type { Language, Reading, RejectedSentence } from '@smart-farming/market-core/chat'

/** The two conversations, which have different system prompts. */
export type ChatTopic = 'market' | 'assistant'

/** Model name reported when no model answered. */
export const BUILT_IN_MODEL = 'built-in'

export interface ChatUser {
  id: number
  farmName: string
  /** Name of the farm's place; the farmer's own wording until the place is resolved. */
  location: string
  /** Country of the browser, ISO 3166-1 alpha-2. */
  homeCountry?: string | undefined
  /** Language of the browser, for messages in an unsupported language. */
  language?: Language | undefined
}

/** Sent to the model, never stored. */
export interface ChatPhoto {
  type: 'image/jpeg' | 'image/webp'
  base64: string
}

export interface ChatQuestion {
  topic: ChatTopic
  message: string
  /** Used by models only. */
  photo?: ChatPhoto | undefined
  /** Conversation so far, oldest first. Sent by the client and therefore untrusted. */
  history: readonly ChatMessage[]
  asker: ChatUser
  /** Language of the answer; English until the message has been read. */
  language?: Language
  reading?: Reading
  /** IPv4 address or IPv6 /56; undefined if no shared cap applies. Never logged or forwarded. */
  address: string | undefined
  /** Time of the question. Engines use it instead of the clock. */
  at: Date
  /** Called for each sentence left out or replaced, for operators who evaluate a model. */
  onLeftOut?: (leftOut: RejectedSentence) => void
  /** Logs problems, but never the text of the question. */
  log?: Readonly<Record<'warn' | 'error', (details: object, what: string) => void>>
}

/** Any number of texts, then one end. A handover names the engine that writes the rest. */
export type AnswerPart =
  | { kind: 'text'; text: string }
  | {
      kind: 'replace'
      /** The whole answer so far, replacing all earlier text. */
      text: string
    }
  | {
      kind: 'handover'
      to: string
    }
  | {
      kind: 'end'
      /** OpenAI's finish reason: `stop`, `length`, `content_filter`. */
      reason: string
      sources?: readonly AnswerSource[]
      /** Lines shown under the answer. */
      notes?: readonly string[]
    }

export interface ChatEngine {
  /** Sent as the completion's `model`, unless another engine takes over. */
  readonly name: string
  /**
   * Answers piece by piece. Callers read to the end or call `return()`. Once `signal` is aborted,
   * nothing more is spent.
   * @throws {AppError} with a message for the farmer, or {AnswerInterrupted} with an internal
   * cause, before or after any piece
   */
  answer(question: ChatQuestion, signal: AbortSignal): AsyncGenerator<AnswerPart, void, undefined>
}
