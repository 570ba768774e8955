import type { PriceAnswers } from './built-in-engine.ts'
import { questionsBefore } from './history.ts'
import type { FactsFor } from './knowledge.ts'

/** The built-in answer to a question about prices, as something that a model can answer from. */
export function priceFacts(prices: PriceAnswers): FactsFor {
  return async ({ message, history }) => {
    const { text, facts, sources, answered } = await prices.answer(message, questionsBefore(history), [])
    if (!answered) return undefined
    return { data: { prices: text }, facts, sources, names: sources.map(({ series }) => series) }
  }
}
