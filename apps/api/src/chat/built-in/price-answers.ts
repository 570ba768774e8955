import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { SourcedAnswer } from '@smart-farming/market-core/answer/answer'

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
