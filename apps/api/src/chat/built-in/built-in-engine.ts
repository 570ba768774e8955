import type { ServerWords } from '@smart-farming/words/catalogues'
import { answerText } from '@smart-farming/words/statement-words'
import type { AnswerPart, ChatEngine, Question } from '../engine.ts'
import { questionsBefore } from '../history.ts'
import { ToolRefusal } from '../tools/tool.ts'
import type { Knowledge } from './knowledge.ts'

type BuiltInWords = Pick<ServerWords, 'answers' | 'chat'>
/** Whether there is no model, or it did not answer. */
type Role = 'withoutModel' | 'inPlaceOfModel'

/** Answers without a model: prices, sums and the farm's forecast, and for the rest an honest word. */
export class BuiltInEngine implements ChatEngine {
  readonly name = 'built-in'
  readonly #knowledge: Pick<Knowledge, 'prices' | 'localTo' | 'farm'>
  readonly #words: BuiltInWords
  readonly #ownWords: BuiltInWords['chat']['builtIn'][Role]

  constructor(
    knowledge: Pick<Knowledge, 'prices' | 'localTo' | 'farm'>,
    words: BuiltInWords,
    role: Role = 'withoutModel',
  ) {
    this.#knowledge = knowledge
    this.#words = words
    this.#ownWords = words.chat.builtIn[role]
  }

  answer(question: Question): AsyncGenerator<AnswerPart, void, undefined> {
    return question.topic === 'market' ? this.#market(question) : this.#farm(question)
  }

  async *#market({ message, history, asker }: Question): AsyncGenerator<AnswerPart, void, undefined> {
    const { prices, localTo } = this.#knowledge
    const earlier = questionsBefore(history)
    const { answers, chat } = this.#words
    const answer = await prices.answer(message, earlier, await localTo(asker))
    const { statements, sources, suggestions } = answer
    yield { kind: 'text', text: answerText(answers.statements, statements) }
    if (suggestions.length > 0) {
      const questions = suggestions.map((about) => answers.suggestions[about])
      yield { kind: 'text', text: `\n\n${chat.builtIn.suggested({ questions })}` }
    }
    yield { kind: 'text', text: `\n\n${this.#ownWords.market}` }
    yield { kind: 'end', reason: 'stop', ...(sources.length > 0 && { sources }) }
  }

  async *#farm(question: Question): AsyncGenerator<AnswerPart, void, undefined> {
    const told = await this.#knowledge.farm(question).catch((error: unknown) => {
      if (error instanceof ToolRefusal) return { text: error.message, sources: [] }
      throw error
    })
    const text = told === undefined ? this.#ownWords.noAdvice : `${told.text}\n\n${this.#ownWords.farm}`
    yield { kind: 'text', text }
    yield { kind: 'end', reason: 'stop', ...(told && told.sources.length > 0 && { sources: told.sources }) }
  }
}
