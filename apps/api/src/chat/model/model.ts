import { UpstreamFailure } from '../../upstream/failure.ts'
import type { TokenSpender } from '../budget/shares.ts'
import type { ChatPhoto } from '../engine.ts'
import type { Tool } from '../tools/tool.ts'

export interface ToolCall {
  id: string
  name: string
  /** Arguments as the model wrote them, normally JSON. */
  args: string
}

/** A prompt message in the form that all OpenAI-compatible servers accept. */
export type ModelMessage =
  | { role: 'system'; content: string }
  | { role: 'user'; content: string; photo?: ChatPhoto | undefined }
  | { role: 'assistant'; content: string; toolCalls?: readonly ToolCall[] }
  | { role: 'tool'; callId: string; content: string }

export interface ModelCall {
  messages: readonly ModelMessage[]
  tools?: readonly Pick<Tool, 'name' | 'description' | 'parameters'>[]
  maxTokens: number
  /** User whose caps the call counts against. Never sent to the model. */
  payer: TokenSpender
}

/** OpenAI's finish reason; `length` and `content_filter` mean an incomplete reply. */
export type FinishReason = 'stop' | 'tool_calls' | 'length' | 'content_filter'

/** True for an incomplete reply. */
export const isTruncated = (reason: string): boolean => reason === 'length' || reason === 'content_filter'

/** Output of a model: texts, then any tool calls, then one end. */
export type ModelPart =
  | { kind: 'text'; text: string }
  /** All text so far was reasoning and must be discarded. */
  | { kind: 'retract' }
  | { kind: 'calls'; calls: readonly ToolCall[] }
  | {
      kind: 'end'
      reason: FinishReason
      /** Tokens read and written, if the server reports them. */
      usage: number | undefined
    }

/** Time limit of a model's whole answer, in ms. */
export const MODEL_MS = 105_000

export interface ChatModel {
  readonly name: string
  /**
   * @throws {ToolsRefused} if the model or its server cannot call tools; {UpstreamFailure} if the
   * model fails, before or after the first piece; {AppError} if the question caused the failure
   */
  ask(call: ModelCall, signal: AbortSignal): AsyncGenerator<ModelPart, void, undefined>
}

/** The model or its server does not support tools but may answer without them. */
export class ToolsRefused extends UpstreamFailure {
  override name = 'ToolsRefused'

  constructor(status: number) {
    super('model', 'no_data', `answered ${status}: takes no tools`, { status })
  }
}
