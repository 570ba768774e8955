import type { AnswerSource } from '@smart-farming/contracts/chat'
import { type Fact, figuresInText } from '@smart-farming/market-core/chat'
import * as z from 'zod/mini'
import type { ChatUser } from '../engine.ts'

export interface ToolResult {
  /** Sent to the model as JSON, with unit and date next to each number. */
  readonly data: unknown
  /** Numbers in `data` that the model may cite, unless `references` replace them. */
  readonly facts: readonly Fact[]
  /** Texts that the model may cite instead of single numbers, such as a forecast's. */
  readonly references?: readonly TextReference[]
  /** Origin of the facts; `stored` (prices) by default. */
  readonly provenance?: 'stored' | 'forecast' | 'worked-out'
  readonly sources: readonly AnswerSource[]
  /** Names that contain a number but state no value ("Rice, Thai 5%"). */
  readonly names?: readonly string[]
}

/** A text of the product that replaces the model's reference. */
export interface TextReference {
  readonly text: string
  /** Subject, shown in brackets. */
  readonly about: string
  /** `YYYY-MM-DD`. */
  readonly day?: string
}

export interface ToolContext {
  readonly asker: ChatUser
  readonly at: Date
  readonly signal: AbortSignal
}

export interface Tool {
  /** In snake_case. */
  readonly name: string
  /** Purpose of the tool and when to use it, as told to the model. */
  readonly description: string
  /** JSON Schema of the arguments. */
  readonly parameters: Readonly<Record<string, unknown>>
  /** Arguments that must be known numbers, so that a model cannot invent facts. */
  readonly figures?: readonly string[]
  /**
   * @param args as the model wrote them, parsed but not validated
   * @throws {ToolRefusal} if the arguments make no sense or nothing is known; its message is for
   * the model
   */
  run(args: unknown, context: ToolContext): Promise<ToolResult>
}

/** A tool has no result; the model can act on the message. */
export class ToolRefusal extends Error {}

interface Spec<Args extends z.core.$ZodType> extends Pick<Tool, 'name' | 'description' | 'figures'> {
  /** A strict object: ignoring an invented argument would answer another question. */
  args: Args
  run(args: z.core.output<Args>, context: ToolContext): Promise<ToolResult>
}

const MAX_MISTAKES = 5

/** Defines a tool with one schema that describes and validates its arguments. */
export function defineTool<Args extends z.core.$ZodType>({ args, run, ...spec }: Spec<Args>): Tool {
  let parameters: Tool['parameters'] | undefined
  return {
    ...spec,
    // Built on first use, so that a start without a model does not wait for it.
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
 * Collects the numbers in the product's texts as facts. Texts use the farmer's units and are
 * rounded, and an answer may repeat exactly those numbers.
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
