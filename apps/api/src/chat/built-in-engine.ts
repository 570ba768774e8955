import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { SourcedAnswer } from '@smart-farming/market-core/answer/answer'
import type { AnswerPart, ChatEngine, Question } from './engine.ts'
import { questionsBefore } from './history.ts'
import type { Knowledge } from './knowledge.ts'
import { ToolRefusal } from './tools/tool.ts'

/** What is known of prices without a model. */
export interface PriceAnswers {
  /**
   * @param earlier the farmer's earlier questions, oldest first
   * @param local ISO alpha-2 codes of the countries that are "here" for this farm
   */
  answer(
    text: string,
    earlier: readonly string[],
    local: readonly string[],
  ): Promise<SourcedAnswer<AnswerSource>>
}

const SIMPLE_MODE =
  'This is the simple mode: no AI model is connected, so I answer from stored prices and your own figures, and from nothing else.'

const FARM_SIMPLE_MODE =
  'This is the simple mode: no AI model is connected, so I read this from the forecast by fixed rules and your own limits.'

const assistant = [
  'No AI model is connected to this service, so I cannot advise you on the work on your farm. I would rather tell you that than guess.',
  'What I can tell you is what the forecast for your farm allows: ask when you can spray, mow or combine, whether it will rain, or whether frost is near. The weather panel of your dashboard shows the same.',
  'Questions about prices and farm sums I can answer under Market Intelligence.',
]

/** Answers where no model is configured: prices, sums and the farm's forecast, and for the rest an honest word. */
export class BuiltInEngine implements ChatEngine {
  readonly name = 'built-in'
  readonly #knowledge: Pick<Knowledge, 'prices' | 'localTo' | 'farm'>

  constructor(knowledge: Pick<Knowledge, 'prices' | 'localTo' | 'farm'>) {
    this.#knowledge = knowledge
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
    yield { kind: 'text', text: `\n\n${SIMPLE_MODE}` }
    yield { kind: 'end', reason: 'stop', ...(sources.length > 0 && { sources }) }
  }

  async *#farm(question: Question): AsyncGenerator<AnswerPart, void, undefined> {
    const told = await this.#knowledge.farm(question).catch((error: unknown) => {
      if (error instanceof ToolRefusal) return { text: error.message, sources: [] }
      throw error
    })
    const text = told === undefined ? assistant.join('\n\n') : `${told.text}\n\n${FARM_SIMPLE_MODE}`
    yield { kind: 'text', text }
    yield { kind: 'end', reason: 'stop', ...(told && told.sources.length > 0 && { sources: told.sources }) }
  }
}
