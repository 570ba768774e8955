import type { AnswerPart, ChatEngine, Question } from '../engine.ts'
import { questionsBefore } from '../history.ts'
import { ToolRefusal } from '../tools/tool.ts'
import { type BuiltInWords, withoutModel } from './built-in-words.ts'
import type { Knowledge } from './knowledge.ts'

/** Answers without a model: prices, sums and the farm's forecast, and for the rest an honest word. */
export class BuiltInEngine implements ChatEngine {
  readonly name = 'built-in'
  readonly #knowledge: Pick<Knowledge, 'prices' | 'localTo' | 'farm'>
  readonly #words: BuiltInWords

  constructor(knowledge: Pick<Knowledge, 'prices' | 'localTo' | 'farm'>, words = withoutModel) {
    this.#knowledge = knowledge
    this.#words = words
  }

  answer(question: Question): AsyncGenerator<AnswerPart, void, undefined> {
    return question.topic === 'market' ? this.#market(question) : this.#farm(question)
  }

  async *#market({ message, history, asker }: Question): AsyncGenerator<AnswerPart, void, undefined> {
    const { prices, localTo } = this.#knowledge
    const earlier = questionsBefore(history)
    const { text, sources, suggestions } = await prices.answer(message, earlier, await localTo(asker))
    yield { kind: 'text', text }
    if (suggestions.length > 0) {
      yield { kind: 'text', text: `\n\nYou could ask:\n${suggestions.map((one) => `- ${one}`).join('\n')}` }
    }
    yield { kind: 'text', text: `\n\n${this.#words.market}` }
    yield { kind: 'end', reason: 'stop', ...(sources.length > 0 && { sources }) }
  }

  async *#farm(question: Question): AsyncGenerator<AnswerPart, void, undefined> {
    const told = await this.#knowledge.farm(question).catch((error: unknown) => {
      if (error instanceof ToolRefusal) return { text: error.message, sources: [] }
      throw error
    })
    const text = told === undefined ? this.#words.noAdvice : `${told.text}\n\n${this.#words.farm}`
    yield { kind: 'text', text }
    yield { kind: 'end', reason: 'stop', ...(told && told.sources.length > 0 && { sources: told.sources }) }
  }
}
