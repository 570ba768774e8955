import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { Fact } from '@smart-farming/market-core/answering/fact'
import type { ChatAsker } from '../engine.ts'

/** What a model gets back from a tool, and what its answer may rest on. */
export interface ToolResult {
  /** What the model reads; becomes JSON. Figures with their unit and date beside them. */
  readonly data: unknown
  /** The figures of `data`: what a model may refer to, unless `references` say it otherwise. */
  readonly facts: readonly Fact[]
  /** What a model may refer to instead of single figures: texts of the product, such as those of a forecast. */
  readonly references?: readonly TextReference[]
  /** Whose the figures are: stored prices unless it says otherwise. */
  readonly provenance?: 'stored' | 'forecast' | 'worked-out'
  /** Where they come from. */
  readonly sources: readonly AnswerSource[]
  /** Names that hold a figure and state none ("Rice, Thai 5%"). */
  readonly names?: readonly string[]
}

/** A text of the product that stands for itself wherever a model refers to it. */
export interface TextReference {
  readonly text: string
  /** What it is of, as it stands in brackets. */
  readonly about: string
  /** The day that it is of, `YYYY-MM-DD`. */
  readonly day?: string
}

export interface ToolContext {
  readonly asker: ChatAsker
  /** When the question was asked. */
  readonly at: Date
  readonly signal: AbortSignal
}

/** Something that a model can ask the product for. */
export interface Tool {
  /** As the model calls it: snake_case. */
  readonly name: string
  /** What it gives and when to use it, for the model. */
  readonly description: string
  /** JSON Schema of its arguments. */
  readonly parameters: Readonly<Record<string, unknown>>
  /** Arguments that are figures: each must be the farmer's own or looked up, or a model could make facts of its own. */
  readonly figures?: readonly string[]
  /**
   * @param args as the model wrote them, parsed but not checked
   * @throws {ToolRefusal} when the arguments make no sense or nothing is known; its message is for the model
   */
  run(args: unknown, context: ToolContext): Promise<ToolResult>
}

/** Why a tool gives nothing, in words that the model can act on ("unknown commodity: quinoa; known are ..."). */
export class ToolRefusal extends Error {}
