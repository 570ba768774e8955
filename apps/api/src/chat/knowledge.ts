import type { PriceAnswers } from './built-in-engine.ts'
import type { Question } from './engine.ts'
import type { Tool, ToolResult } from './tools/tool.ts'

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
  /** What a model may call. */
  readonly tools: readonly Tool[]
  readonly factsFor: FactsFor
}
