import type { ChatModel, ModelCall, ModelPart } from '../../chat/model/model.ts'

/** Counts a model's calls and, if the server reports them, its tokens. */
export class CountingModel implements ChatModel {
  readonly name: string
  readonly #model: ChatModel
  #calls = 0
  #tokens: number | undefined

  constructor(model: ChatModel) {
    this.name = model.name
    this.#model = model
  }

  async *ask(call: ModelCall, signal: AbortSignal): AsyncGenerator<ModelPart, void, undefined> {
    this.#calls += 1
    for await (const part of this.#model.ask(call, signal)) {
      if (part.kind === 'end' && part.usage !== undefined) this.#tokens = (this.#tokens ?? 0) + part.usage
      yield part
    }
  }

  /** Calls and tokens since the last `take`; `tokens` is undefined if the server reported none. */
  take(): { calls: number; tokens: number | undefined } {
    const taken = { calls: this.#calls, tokens: this.#tokens }
    this.#calls = 0
    this.#tokens = undefined
    return taken
  }
}
