import type { AnswerSource } from '@smart-farming/contracts/chat'
import { type Fact, figuresInText } from '@smart-farming/market-core/chat'
import * as z from 'zod/mini'
import type { ChatUser } from '../engine.ts'

/** A tool's result for the model, and the evidence for its answer. */
export interface ToolResult {
  /** Sent to the model as JSON, with unit and date next to each figure. */
  readonly data: unknown
  /** The figures of `data`: the model may refer to these, unless `references` replace them. */
  readonly facts: readonly Fact[]
  /** References instead of single figures: texts of the product, such as those of a forecast. */
  readonly references?: readonly TextReference[]
  /** Origin of the figures; `stored` (prices) if left out. */
  readonly provenance?: 'stored' | 'forecast' | 'worked-out'
  readonly sources: readonly AnswerSource[]
  /** Names that contain a number but state no figure ("Rice, Thai 5%"). */
  readonly names?: readonly string[]
}

/** A text of the product that replaces the model's reference to it. */
export interface TextReference {
  readonly text: string
  /** Its subject, shown in brackets. */
  readonly about: string
  /** Its day, `YYYY-MM-DD`. */
  readonly day?: string
}

export interface ToolContext {
  readonly asker: ChatUser
  /** Time of the question. */
  readonly at: Date
  readonly signal: AbortSignal
}

/** A tool that a model can call. */
export interface Tool {
  /** Name for the model: snake_case. */
  readonly name: string
  /** Its purpose and when to use it, for the model. */
  readonly description: string
  /** JSON Schema of its arguments. */
  readonly parameters: Readonly<Record<string, unknown>>
  /** Arguments that are figures: each must come from the farmer or a lookup, or a model could invent facts. */
  readonly figures?: readonly string[]
  /**
   * @param args as the model wrote them, parsed but not validated
   * @throws {ToolRefusal} when the arguments make no sense or nothing is known; its message is for the model
   */
  run(args: unknown, context: ToolContext): Promise<ToolResult>
}

/** Thrown when a tool has no result; the model can act on the message ("unknown commodity: quinoa; known are ..."). */
export class ToolRefusal extends Error {}

interface Spec<Args extends z.core.$ZodType> extends Pick<Tool, 'name' | 'description' | 'figures'> {
  /**
   * A strict object: an invented argument must not be ignored, or the model would get the answer to another question.
   */
  args: Args
  run(args: z.core.output<Args>, context: ToolContext): Promise<ToolResult>
}

/** Maximum number of mistakes named in a refusal. */
const MAX_MISTAKES = 5

/** Defines a tool whose arguments are described to the model, and validated, by one schema. */
export function defineTool<Args extends z.core.$ZodType>({ args, run, ...spec }: Spec<Args>): Tool {
  let parameters: Tool['parameters'] | undefined
  return {
    ...spec,
    // Built on first use: a start without a model need not wait for it.
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

/** Some models write null for omitted arguments. */
const withoutNulls = (given: unknown): unknown =>
  JSON.parse(JSON.stringify(given), (_key, value: unknown) => (value === null ? undefined : value))

function mistakes({ issues }: z.core.$ZodError): string {
  const words = issues.slice(0, MAX_MISTAKES).map((issue) => {
    if (issue.code === 'unrecognized_keys') return `There is no argument ${issue.keys.join(', ')}.`
    return `${issue.path.join('.')}: ${issue.message}`
  })
  return `These arguments make no sense. ${words.join(' ')}`
}

/**
 * The figures in the product's own texts, as facts. Weather is worded in the farmer's own units and rounded, and an
 * answer may repeat exactly those figures.
 * @param told texts, or lists and objects of texts
 */
export const factsFromTexts = (told: unknown): Fact[] =>
  textsOf(told)
    .flatMap((text) => figuresInText(text))
    .map(({ value, percent }) => ({ value, kind: percent ? 'percent' : 'measure' }))

function textsOf(told: unknown): string[] {
  if (typeof told === 'string') return [told]
  return typeof told === 'object' && told !== null ? Object.values(told).flatMap(textsOf) : []
}
