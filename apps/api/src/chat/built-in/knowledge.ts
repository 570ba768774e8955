import type { Asker, Question } from '../engine.ts'
import { questionsBefore } from '../history.ts'
import { chatTools } from '../tools/chat-tools.ts'
import { type FarmAnswer, farmAnswer } from '../tools/farm/farm-answer.ts'
import type { ToolPorts } from '../tools/ports.ts'
import type { Tool, ToolResult } from '../tools/tool.ts'
import type { PriceAnswers } from './price-answers.ts'

/**
 * What the product knows of a question, found without a model: for one that cannot call tools. Undefined where it knows nothing.
 *
 * @throws whatever the looking up throws; the question is then answered without
 */
export type FactsFor = (question: Question) => Promise<ToolResult | undefined>

/** What answers may rest on. */
export interface Knowledge {
  /** Answers the market's questions where no model is. */
  readonly prices: PriceAnswers
  /** The countries that are "here" for a farm, ISO alpha-2; none while they are not known. Never throws. */
  readonly localTo: (asker: Asker) => Promise<readonly string[]>
  /**
   * Answers a plain question about weather and work from the farm's forecast; undefined where it is about something else.
   *
   * @throws {ToolRefusal} fit to be shown to the farmer
   */
  readonly farm: (question: Question) => Promise<FarmAnswer | undefined>
  /** What a model may call. */
  readonly tools: readonly Tool[]
  readonly factsFor: FactsFor
}

/** What answers may rest on, from what the rest of the product knows. */
export function chatKnowledge(ports: ToolPorts & { answers: PriceAnswers }): Knowledge {
  const localTo = ({ location }: Asker) => ports.farms.countries(location)
  const farm = (question: Question) => farmAnswer(ports, question)
  return {
    prices: ports.answers,
    localTo,
    farm,
    tools: chatTools(ports),
    factsFor: async (question) => {
      const { message, history, asker } = question
      const local = await localTo(asker)
      const prices = await ports.answers.answer(message, questionsBefore(history), local)
      if (prices.answered) {
        const { text, facts, sources } = prices
        return { data: { prices: text }, facts, sources, names: sources.map(({ series }) => series) }
      }
      const weather = await farm(question)
      return weather && { ...weather, data: { farm: weather.text } }
    },
  }
}
