import type { AnswerSource, ChatMessage } from '@smart-farming/contracts/chat'
import type { Language, Reading, RejectedSentence } from '@smart-farming/market-core/chat'

/** One of the two conversations, each with its own brief. */
export type ChatTopic = 'market' | 'assistant'

/** Reported as the model where no model answered. */
export const BUILT_IN_MODEL = 'built-in'

/** The farmer who asks, as far as an answer may depend on it. */
export interface ChatUser {
  id: number
  farmName: string
  /** Name of the farm's place; the farmer's own words while the place is not yet resolved. */
  location: string
  /** The browser's country, ISO 3166-1 alpha-2. */
  homeCountry?: string | undefined
}

/** A picture beside a question; it is sent to the model and stored nowhere. */
export interface ChatPhoto {
  type: 'image/jpeg' | 'image/webp'
  base64: string
}

export interface ChatQuestion {
  topic: ChatTopic
  message: string
  /** Used by models only. */
  photo?: ChatPhoto | undefined
  /** The conversation so far, oldest first, as the client remembers it: untrusted. */
  history: readonly ChatMessage[]
  asker: ChatUser
  /** Language of the answer, once the message was read; English until then. */
  language?: Language
  /** The parsed message, where it was read already. */
  reading?: Reading
  /**
   * The caller's network, IPv4 address or IPv6 /56; undefined where it has no shared cap on the model. Never sent or
   * logged.
   */
  address: string | undefined
  /** Time of the question; an answer never reads a clock of its own. */
  at: Date
  /** Called for each sentence of a model that is left out or replaced: for operators who evaluate a model. */
  onLeftOut?: (leftOut: RejectedSentence) => void
  /** Logs problems that the farmer need not know; never the question's words. */
  log?: Readonly<Record<'warn' | 'error', (details: object, what: string) => void>>
}

/**
 * A piece of an answer, in order: any number of texts, then exactly one end. A handover names the author of all that
 * follows.
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
      /** The name of another engine. */
      to: string
    }
  | {
      kind: 'end'
      /** OpenAI's finish reason: `stop`, `length`, `content_filter`. */
      reason: string
      /** Sources of the facts in it; absent where the answer has none. */
      sources?: readonly AnswerSource[]
      /** Lines under the answer; absent where there are none. */
      notes?: readonly string[]
    }

/** Anything that can answer a farmer's question. */
export interface ChatEngine {
  /** Sent as the completion's `model`, unless it hands over. */
  readonly name: string
  /**
   * Answers, piece by piece. The caller reads to the end or calls `return()`; once `signal` is aborted nothing more is
   * spent.
   * @throws {AppError} fit to be shown; {AnswerInterrupted} with a cause that is not; before the first piece or after any
   *   of them
   */
  answer(question: ChatQuestion, signal: AbortSignal): AsyncGenerator<AnswerPart, void, undefined>
}
