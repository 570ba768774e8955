import type { OpenEngine } from './create-engine.ts'
import type { AnswerPart, ChatEngine, ChatQuestion } from './engine.ts'

/** An engine that is loaded with the first question. */
export class LazyEngine implements ChatEngine {
  readonly name: string
  readonly #load: () => Promise<OpenEngine>
  #loading: Promise<OpenEngine> | undefined

  /** @param name the loaded engine's name */
  constructor(name: string, load: () => Promise<OpenEngine>) {
    this.name = name
    this.#load = load
  }

  async *answer(question: ChatQuestion, signal: AbortSignal): AsyncGenerator<AnswerPart, void, undefined> {
    this.#loading ??= this.#load()
    const { engine } = await this.#loading
    yield* engine.answer(question, signal)
  }

  async close(): Promise<void> {
    await (await this.#loading)?.close()
  }
}
