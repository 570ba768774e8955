import * as z from 'zod/mini'
import { UpstreamFailure } from '../../../upstream/failure.ts'
import { modelError } from '../model-errors.ts'
import type { ToolCallPiece } from './tool-call-pieces.ts'

// Lenient on purpose: servers add and leave out fields, and only these few matter. What thinking models put into
// `reasoning` and `reasoning_content` is not among them: it is never shown.
const maybeText = z.optional(z.nullable(z.string()))
const said = z.object({
  content: maybeText,
  refusal: maybeText,
  tool_calls: z.optional(
    z.nullable(
      z.array(
        z.object({
          index: z.optional(z.nullable(z.number())),
          id: maybeText,
          // Text as documented; some local servers send the object itself.
          function: z.optional(
            z.nullable(z.object({ name: maybeText, arguments: z.optional(z.nullable(z.unknown())) })),
          ),
        }),
      ),
    ),
  ),
})
const reply = z.object({
  choices: z.optional(
    z.nullable(
      z.array(
        z.object({
          delta: z.optional(z.nullable(said)),
          message: z.optional(z.nullable(said)),
          finish_reason: maybeText,
        }),
      ),
    ),
  ),
  usage: z.optional(z.nullable(z.object({ total_tokens: z.optional(z.number()) }))),
})

/** What one chunk of a stream, or one whole completion, has to say. */
export interface ModelWords {
  text: string
  calls: readonly ToolCallPiece[]
  finish: string | undefined
  usage: number | undefined
}

/**
 * Reads one JSON document of the model server: a chunk or a completion, which differ only in `delta` and `message`. A
 * refusal is an answer like another.
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
    calls: words?.tool_calls?.map(callPiece) ?? [],
    finish: choice?.finish_reason ?? undefined,
    usage: parsed.data.usage?.total_tokens,
  }
}

function callPiece(
  piece: NonNullable<NonNullable<z.infer<typeof said>['tool_calls']>[number]>,
): ToolCallPiece {
  const args = piece.function?.arguments ?? undefined
  return {
    index: piece.index ?? undefined,
    id: piece.id ?? undefined,
    name: piece.function?.name ?? undefined,
    args: args === undefined || typeof args === 'string' ? args : JSON.stringify(args),
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new UpstreamFailure('model', 'malformed', 'the answer is no JSON')
  }
}
