import type { AskingFarm } from '@smart-farming/market-core/farm/farm-view'
import type { AnswerWords } from '@smart-farming/words/catalogues'
import type { ChatAsker, ChatQuestion } from '../engine.ts'
import type { AskedOfFarm, FarmAnswer } from '../tools/farm/farm-answer.ts'
import type { FarmQuestion } from '../tools/farm/farm-question.ts'
import type { PriceAnswers } from '../tools/ports.ts'
import type { Tool, ToolResult } from '../tools/tool.ts'

/**
 * What the product knows of a question, found without a model: for one that cannot call tools. Undefined where it knows
 * nothing.
 *
 * @throws whatever the looking up throws; the question is then answered without
 */
export type FactsFor = (question: ChatQuestion) => Promise<ToolResult | undefined>

/** What answers may rest on. */
export interface Knowledge {
  /** Answers the market's questions where no model is. */
  readonly prices: PriceAnswers
  /** The countries that are "here" for a farm, ISO alpha-2; none while they are not known. Never throws. */
  readonly localTo: (asker: ChatAsker) => Promise<readonly string[]>
  /** The farm whose prices are asked for. Never throws. */
  readonly farmOf: (asker: ChatAsker) => Promise<AskingFarm>
  /**
   * Answers a plain question about weather and work from the farm's forecast; undefined where it is about something
   * else.
   *
   * @param asked what is asked of the forecast where the question does not say so itself
   * @param words of the language that it is told in; English unless given
   * @throws {ToolRefusal} fit to be shown to the farmer
   */
  readonly farm: (
    question: AskedOfFarm,
    asked?: FarmQuestion,
    words?: AnswerWords,
  ) => Promise<FarmAnswer | undefined>
  /** What a model may call. */
  readonly tools: readonly Tool[]
  readonly factsFor: FactsFor
}
