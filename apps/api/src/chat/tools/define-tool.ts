import * as z from 'zod/mini'
import { type Tool, type ToolContext, ToolRefusal, type ToolResult } from './tool.ts'

interface Spec<Args extends z.core.$ZodType> {
  name: string
  description: string
  /**
   * A strict object: an argument that a model makes up must not be passed over, or it gets an answer to another
   * question.
   */
  args: Args
  figures?: Tool['figures']
  run(args: z.core.output<Args>, context: ToolContext): Promise<ToolResult>
}

/** How many mistakes a refusal names. */
const MOST_MISTAKES = 5

/** A tool whose arguments are described to the model, and checked, by one schema. */
export function defineTool<Args extends z.core.$ZodType>({
  name,
  description,
  args,
  figures = [],
  run,
}: Spec<Args>): Tool {
  let parameters: Tool['parameters'] | undefined
  return {
    name,
    description,
    figures,
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
function withoutNulls(given: unknown): unknown {
  return JSON.parse(JSON.stringify(given), (_key, value: unknown) => (value === null ? undefined : value))
}

function mistakes({ issues }: z.core.$ZodError): string {
  const words = issues.slice(0, MOST_MISTAKES).map((issue) => {
    if (issue.code === 'unrecognized_keys') return `There is no argument ${issue.keys.join(', ')}.`
    return `${issue.path.join('.')}: ${issue.message}`
  })
  return `These arguments make no sense. ${words.join(' ')}`
}
