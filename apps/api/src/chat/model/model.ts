import { UpstreamFailure } from '../../upstream/failure.ts'
import type { Payer } from '../budget/shares.ts'
import type { ChatPhoto } from '../engine.ts'
import type { Tool } from '../tools/tool.ts'

/** A tool that the model wants called. */
export interface ToolCall {
  /** Ties the result to the call. */
  id: string
  name: string
  /** The arguments as the model wrote them: JSON if all is well. */
  args: string
}

/** One message of a prompt, as every OpenAI-compatible server takes it. */
export type ModelMessage =
  | { role: 'system'; content: string }
  | { role: 'user'; content: string; photo?: ChatPhoto | undefined }
  | { role: 'assistant'; content: string; toolCalls?: readonly ToolCall[] }
  | { role: 'tool'; callId: string; content: string }

export interface ModelCall {
  messages: readonly ModelMessage[]
  /** What the model may call; none when left out. */
  tools?: readonly Pick<Tool, 'name' | 'description' | 'parameters'>[]
  /** Most tokens that the model may write. */
  maxTokens: number
  /** Whose question it is; the caps count by it. Never sent. */
  payer: Payer
}

/** Why a reply ended, in OpenAI's words; `length` and `content_filter` cut it. */
export type Finish = 'stop' | 'tool_calls' | 'length' | 'content_filter'

/** True for a reply that is not whole. */
export const isCut = (reason: string): boolean => reason === 'length' || reason === 'content_filter'

/** What the model says, piece by piece: texts, then the tools it wants called, if any, then one end. */
export type ModelPart =
  | { kind: 'text'; text: string }
  /** All text of this reply so far was reasoning; the text that follows replaces it. */
  | { kind: 'retract' }
  | { kind: 'calls'; calls: readonly ToolCall[] }
  | {
      kind: 'end'
      reason: Finish
      /** Tokens read and written, where the server says so. */
      usage: number | undefined
    }

/** A language model behind whatever wire. */
export interface ChatModel {
  readonly name: string
  /**
   * @throws {ToolsRefused} when the model or its server cannot call tools; {UpstreamFailure} when the model fails,
   * before the first piece or in the middle; {AppError} when the question is to blame
   */
  ask(call: ModelCall, signal: AbortSignal): AsyncGenerator<ModelPart, void, undefined>
}

/** The model or its server takes no tools; without them it may well answer. */
export class ToolsRefused extends UpstreamFailure {
  override name = 'ToolsRefused'

  constructor(status: number) {
    super('model', 'no_data', `answered ${status}: takes no tools`, { status })
  }
}
