import { AppError } from '../../app-error.ts'
import type { AnswerPart, ChatEngine, ChatQuestion } from '../engine.ts'
import type { InFlightStore } from './in-flight-store.ts'

/** Answers each user one question at a time, across all instances. */
export class SerialEngine implements ChatEngine {
  readonly name: string
  readonly #engine: ChatEngine
  readonly #inFlight: InFlightStore

  constructor(engine: ChatEngine, inFlight: InFlightStore) {
    this.name = engine.name
    this.#engine = engine
    this.#inFlight = inFlight
  }

  /**
   * @throws {AppError} `too_many_requests` while an earlier question of the user is being answered
   */
  async *answer(question: ChatQuestion, signal: AbortSignal): AsyncGenerator<AnswerPart, void, undefined> {
    const { id } = question.asker
    const ticket = await this.#inFlight.take(id)
    if (ticket === undefined) {
      throw new AppError('too_many_requests', { problem: { code: 'question_under_way' }, retryAfter: 5 })
    }
    try {
      yield* this.#engine.answer(question, signal)
    } finally {
      // If this fails, the slot expires by itself.
      await this.#inFlight.free(id, ticket).catch(() => {})
    }
  }
}
