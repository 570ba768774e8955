import type { AskingFarm } from '@smart-farming/market-core/farm/farm-view'
import type { AnswerWords } from '@smart-farming/words/catalogues'
import type { ChatAsker, ChatQuestion } from '../engine.ts'
import type { AskedOfForecast, FarmAnswer } from '../tools/farm/answers/answer-weather.ts'
import type { PriceAnswers } from '../tools/ports.ts'
import type { Tool, ToolResult } from '../tools/tool.ts'

/**
 * Facts about a question, found without a model: for one that cannot call tools. Undefined where nothing is known.
 *
 * @throws whatever the looking up throws; the question is then answered without
 */
export type FactsFor = (question: ChatQuestion) => Promise<ToolResult | undefined>

/** What answers may rest on. */
export interface Knowledge {
  /** Reads messages, and answers what they ask of prices where no model is. */
  readonly prices: PriceAnswers
  /** The countries that are "here" for a farm, ISO alpha-2; none while they are not known. Never throws. */
  readonly localTo: (asker: ChatAsker) => Promise<readonly string[]>
  /** The farm whose prices are asked for. Never throws. */
  readonly farmOf: (asker: ChatAsker) => Promise<AskingFarm>
  /**
   * Answers a question about weather and work from the farm's forecast.
   *
   * @param words of the language that it is told in; English unless given
   * @throws {ToolRefusal} fit to be shown to the farmer
   */
  readonly weather: (question: AskedOfForecast, words?: AnswerWords) => Promise<FarmAnswer>
  /** What a model may call. */
  readonly tools: readonly Tool[]
  readonly factsFor: FactsFor
}
