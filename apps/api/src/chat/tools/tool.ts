import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { Fact } from '@smart-farming/market-core/answering/fact'
import { figuresInText } from '@smart-farming/market-core/claims/figures-in-text'
import * as z from 'zod/mini'
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

interface Spec<Args extends z.core.$ZodType> extends Pick<Tool, 'name' | 'description' | 'figures'> {
  /**
   * A strict object: an argument that a model makes up must not be passed over, or it gets an answer to another
   * question.
   */
  args: Args
  run(args: z.core.output<Args>, context: ToolContext): Promise<ToolResult>
}

/** How many mistakes a refusal names. */
const MOST_MISTAKES = 5

/** A tool whose arguments are described to the model, and checked, by one schema. */
export function defineTool<Args extends z.core.$ZodType>({ args, run, ...spec }: Spec<Args>): Tool {
  let parameters: Tool['parameters'] | undefined
  return {
    ...spec,
    // Made when a model is first asked: a start without one need not wait for it.
    get parameters() {
      parameters ??= jsonSchema(args)
      return parameters
    },
    async run(given, context) {
      const parsed = z.safeParse(args, withoutNulls(given ?? {}))
      if (!parsed.success) throw new ToolRefusal(mistakes(parsed.error))
      return run(parsed.data, context)
    },
  }
}

function jsonSchema(args: z.core.$ZodType): Tool['parameters'] {
  const { $schema: _, ...schema } = z.toJSONSchema(args, { io: 'input' })
  return schema
}

/** Some models write null for what they leave out. */
const withoutNulls = (given: unknown): unknown =>
  JSON.parse(JSON.stringify(given), (_key, value: unknown) => (value === null ? undefined : value))

function mistakes({ issues }: z.core.$ZodError): string {
  const words = issues.slice(0, MOST_MISTAKES).map((issue) => {
    if (issue.code === 'unrecognized_keys') return `There is no argument ${issue.keys.join(', ')}.`
    return `${issue.path.join('.')}: ${issue.message}`
  })
  return `These arguments make no sense. ${words.join(' ')}`
}

/**
 * The figures of what the product itself has put into words, as facts. Weather is told in the farmer's own units,
 * rounded; so what the words say is what an answer may say.
 *
 * @param told texts, or lists and objects of them
 */
export const factsInWords = (told: unknown): Fact[] =>
  textsOf(told)
    .flatMap((text) => figuresInText(text))
    .map(({ value, percent }) => ({ value, kind: percent ? 'percent' : 'measure' }))

function textsOf(told: unknown): string[] {
  if (typeof told === 'string') return [told]
  return typeof told === 'object' && told !== null ? Object.values(told).flatMap(textsOf) : []
}
