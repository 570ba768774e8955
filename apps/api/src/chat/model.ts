/** One message of a prompt, as every OpenAI-compatible server takes it. */
export interface ModelMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

export interface ModelCall {
  messages: readonly ModelMessage[]
  /** Most tokens that the model may write. */
  maxTokens: number
  /** Whose question it is; the caps count by it. Never sent. */
  userId: number
}

/** What the model says, piece by piece: texts, then one end. */
export type ModelPart =
  | { kind: 'text'; text: string }
  | {
      kind: 'end'
      reason: string
      /** Tokens read and written, where the server says so. */
      usage: number | undefined
    }

/** A language model behind whatever wire. */
export interface ChatModel {
  readonly name: string
  /**
   * @throws {UpstreamFailure} when the model fails, before the first piece or in the middle; {AppError} when the question is to blame
   */
  ask(call: ModelCall, signal: AbortSignal): AsyncGenerator<ModelPart, void, undefined>
}
