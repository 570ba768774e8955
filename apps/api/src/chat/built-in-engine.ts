import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { Fact } from '@smart-farming/market-core/answer/answer'
import type { AnswerPart, ChatEngine, Question } from './engine.ts'
import { questionsBefore } from './history.ts'

/** An answer about prices, with what it rests on. */
export interface PriceAnswer {
  text: string
  facts: readonly Fact[]
  sources: readonly AnswerSource[]
  suggestions: readonly string[]
  /** False when the answer is only that there is none. */
  answered: boolean
}

/** What is known of prices without a model. */
export interface PriceAnswers {
  /**
   * @param earlier the farmer's earlier questions, oldest first
   * @param local ISO alpha-2 codes of the countries that are "here" for this farm
   */
  answer(text: string, earlier: readonly string[], local: readonly string[]): Promise<PriceAnswer>
}

const SIMPLE_MODE =
  'This is the simple mode: no AI model is connected, so I answer from stored prices and your own figures, and from nothing else.'

const assistant = [
  'No AI model is connected to this service, so I cannot advise you on the work on your farm. I would rather tell you that than guess.',
  'What works now is the weather panel of your dashboard: the forecast for your farm for the next five days, and what work it allows.',
  'Questions about prices and farm sums I can answer under Market Intelligence.',
]

/** Answers where no model is configured: prices and sums from the store, and for the rest an honest word. */
export class BuiltInEngine implements ChatEngine {
  readonly name = 'built-in'
  readonly #prices: PriceAnswers

  constructor(prices: PriceAnswers) {
    this.#prices = prices
  }

  async *answer({ topic, message, history }: Question): AsyncGenerator<AnswerPart, void, undefined> {
    if (topic === 'assistant') {
      yield { kind: 'text', text: assistant.join('\n\n') }
      yield { kind: 'end', reason: 'stop' }
      return
    }
    const { text, sources, suggestions } = await this.#prices.answer(message, questionsBefore(history), [])
    yield { kind: 'text', text }
    if (suggestions.length > 0) {
      yield { kind: 'text', text: `\n\nYou could ask:\n${suggestions.map((one) => `- ${one}`).join('\n')}` }
    }
    yield { kind: 'text', text: `\n\n${SIMPLE_MODE}` }
    yield { kind: 'end', reason: 'stop', ...(sources.length > 0 && { sources }) }
  }
}
