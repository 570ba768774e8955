import type { OpenEngine } from './create-engine.ts'
import type { AnswerPart, ChatEngine, ChatQuestion } from './engine.ts'

/** An engine that is loaded with the first question, and again after a load that failed. */
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
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = undefined
      throw error
    })
    const { engine } = await this.#loading
    yield* engine.answer(question, signal)
  }

  async close(): Promise<void> {
    // A failed load was reported to the caller that asked, and left nothing to close.
    const loaded = await this.#loading?.catch(() => undefined)
    await loaded?.close()
  }
}
