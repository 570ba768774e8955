import { systemBrief } from './briefs.ts'
import type { AnswerPart, ChatEngine, Question } from './engine.ts'
import { answerFailure } from './failures.ts'
import { recentHistory } from './history.ts'
import type { ChatModel } from './model.ts'

/** Characters of earlier conversation that go along: with brief, question and answer they fit a context of 8,192 tokens. */
const HISTORY_BUDGET = 8_000

/** Answers by asking a language model. */
export class ModelEngine implements ChatEngine {
  readonly name: string
  readonly #model: ChatModel
  readonly #maxTokens: number

  /** @param maxTokens most tokens of one answer */
  constructor(model: ChatModel, maxTokens: number) {
    this.name = model.name
    this.#model = model
    this.#maxTokens = maxTokens
  }

  async *answer(question: Question, signal: AbortSignal): AsyncGenerator<AnswerPart, void, undefined> {
    const messages = [
      { role: 'system' as const, content: systemBrief(question) },
      ...recentHistory(question.history, HISTORY_BUDGET),
      { role: 'user' as const, content: question.message },
    ]
    const call = { messages, maxTokens: this.#maxTokens, userId: question.asker.id }
    try {
      for await (const part of this.#model.ask(call, signal)) {
        yield part.kind === 'text' ? part : { kind: 'end', reason: part.reason }
      }
    } catch (error) {
      throw answerFailure(error)
    }
  }
}
