import * as z from 'zod/mini'
import { UpstreamFailure } from '../upstream/failure.ts'
import { modelError } from './model-errors.ts'

// Lenient on purpose: servers add and leave out fields, and only these few matter. What thinking models put into `reasoning`
// and `reasoning_content` is not among them: it is never shown.
const said = z.object({
  content: z.optional(z.nullable(z.string())),
  refusal: z.optional(z.nullable(z.string())),
})
const reply = z.object({
  choices: z.optional(
    z.nullable(
      z.array(
        z.object({
          delta: z.optional(z.nullable(said)),
          message: z.optional(z.nullable(said)),
          finish_reason: z.optional(z.nullable(z.string())),
        }),
      ),
    ),
  ),
  usage: z.optional(z.nullable(z.object({ total_tokens: z.optional(z.number()) }))),
})

/** What one chunk of a stream, or one whole completion, has to say. */
export interface ModelWords {
  text: string
  finish: string | undefined
  usage: number | undefined
}

/**
 * Reads one JSON document of the model server: a chunk or a completion, which differ only in `delta` and `message`. A refusal
 * is an answer like another.
 *
 * @throws {UpstreamFailure} when it is no JSON, no reply, or an error, as an object or as a bare text
 */
export function readModelWords(json: string): ModelWords {
  const value = parseJson(json)
  if (typeof value === 'object' && value !== null && 'error' in value && value.error)
    throw modelError(value.error)
  const parsed = z.safeParse(reply, value)
  if (!parsed.success) throw new UpstreamFailure('model', 'malformed', 'the answer has another shape')
  const [choice] = parsed.data.choices ?? []
  const words = choice?.delta ?? choice?.message
  return {
    text: words?.content || words?.refusal || '',
    finish: choice?.finish_reason ?? undefined,
    usage: parsed.data.usage?.total_tokens,
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new UpstreamFailure('model', 'malformed', 'the answer is no JSON')
  }
}
