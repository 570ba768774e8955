import { UpstreamFailure } from '../../upstream/failure.ts'
import type { SpendingAccount } from '../budget/shares.ts'
import type { ChatPhoto } from '../engine.ts'
import type { Tool } from '../tools/tool.ts'

/** A tool that the model wants called. */
export interface ToolCall {
  /** Links the result to the call. */
  id: string
  name: string
  /** The arguments as the model wrote them, normally JSON. */
  args: string
}

/** One message of a prompt, in the form that every OpenAI-compatible server accepts. */
export type ModelMessage =
  | { role: 'system'; content: string }
  | { role: 'user'; content: string; photo?: ChatPhoto | undefined }
  | { role: 'assistant'; content: string; toolCalls?: readonly ToolCall[] }
  | { role: 'tool'; callId: string; content: string }

export interface ModelCall {
  messages: readonly ModelMessage[]
  /** Tools offered to the model; none when left out. */
  tools?: readonly Pick<Tool, 'name' | 'description' | 'parameters'>[]
  maxTokens: number
  /** The user whose caps the call counts against. Never sent. */
  payer: SpendingAccount
}

/** OpenAI's finish reason of a reply; `length` and `content_filter` mean that it was cut. */
export type FinishReason = 'stop' | 'tool_calls' | 'length' | 'content_filter'

/** True for an incomplete reply. */
export const isTruncated = (reason: string): boolean => reason === 'length' || reason === 'content_filter'

/** The model's output, piece by piece: texts, then any tool calls, then one end. */
export type ModelPart =
  | { kind: 'text'; text: string }
  /** All text of this reply so far was reasoning; the text that follows replaces it. */
  | { kind: 'retract' }
  | { kind: 'calls'; calls: readonly ToolCall[] }
  | {
      kind: 'end'
      reason: FinishReason
      /** Tokens read and written, if the server reports them. */
      usage: number | undefined
    }

/** A language model behind any wire protocol. */
export interface ChatModel {
  readonly name: string
  /**
   * @throws {ToolsRefused} when the model or its server cannot call tools; {UpstreamFailure} when the model fails,
   *   before the first piece or later; {AppError} when the question caused the failure
   */
  ask(call: ModelCall, signal: AbortSignal): AsyncGenerator<ModelPart, void, undefined>
}

/** The model or its server does not support tools; it may well answer without them. */
export class ToolsRefused extends UpstreamFailure {
  override name = 'ToolsRefused'

  constructor(status: number) {
    super('model', 'no_data', `answered ${status}: takes no tools`, { status })
  }
}
