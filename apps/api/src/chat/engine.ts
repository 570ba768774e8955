import type { AnswerSource, ChatMessage } from '@smart-farming/contracts/chat'
import type { LeftOut } from '@smart-farming/market-core/claims/referable'
import type { Language } from '@smart-farming/market-core/reader/language'
import type { Reading } from '@smart-farming/market-core/reader/question'

/** Which of the two conversations: each has its own brief. */
export type ChatTopic = 'market' | 'assistant'

/** Goes out as the model of what no model said. */
export const BUILT_IN = 'built-in'

/** Who asks, as far as an answer may depend on it. */
export interface ChatAsker {
  id: number
  farmName: string
  /** What the farm's place is called; the farmer's own words while it is not settled which place they mean. */
  location: string
  /** The country that the browser is set to, ISO 3166-1 alpha-2. */
  homeCountry?: string | undefined
}

/** A picture beside a question; it is sent to the model and kept nowhere. */
export interface ChatPhoto {
  type: 'image/jpeg' | 'image/webp'
  base64: string
}

export interface ChatQuestion {
  topic: ChatTopic
  message: string
  /** Only models look at it. */
  photo?: ChatPhoto | undefined
  /** The conversation so far, oldest first, as the client remembers it: untrusted. */
  history: readonly ChatMessage[]
  asker: ChatAsker
  /** To answer in, once the message was read; English until then. */
  language?: Language
  /** The message as it was understood, where it was read already. */
  reading?: Reading
  /**
   * The network it comes from, IPv4 address or IPv6 /56; undefined where its farmers need not share the model. Never
   * sent or logged.
   */
  address: string | undefined
  /** When it was asked; an answer never looks at a clock of its own. */
  at: Date
  /** Told of each sentence of a model that is left out or replaced: for operators who judge a model. */
  onLeftOut?: (leftOut: LeftOut) => void
  /** Takes what went wrong on the way and the farmer need not know; never the question's words. */
  log?: Readonly<Record<'warn' | 'error', (details: object, what: string) => void>>
}

/**
 * A piece of an answer, in order: any number of texts, then exactly one end. A handover says who gives all that follows
 * it.
 */
export type AnswerPart =
  | { kind: 'text'; text: string }
  | {
      kind: 'replace'
      /** The whole answer so far; it replaces all text before it. */
      text: string
    }
  | {
      kind: 'handover'
      /** The name of another engine. */
      to: string
    }
  | {
      kind: 'end'
      /** OpenAI's word for why it ended: `stop`, `length`, `content_filter`. */
      reason: string
      /** Sources of the facts in it; absent where the answer has none. */
      sources?: readonly AnswerSource[]
      /** Lines under the answer; absent where there are none. */
      notes?: readonly string[]
    }

/** Whatever can answer a farmer's question. */
export interface ChatEngine {
  /** Goes out as the completion's `model`, unless it hands over. */
  readonly name: string
  /**
   * Answers, piece by piece. The caller reads to the end or calls `return()`; once `signal` is aborted nothing more is
   * spent.
   *
   * @throws {AppError} fit to be shown; {AnswerBrokenOff} with a cause that is not; before the first piece or after any
   *   of them
   */
  answer(question: ChatQuestion, signal: AbortSignal): AsyncGenerator<AnswerPart, void, undefined>
}
