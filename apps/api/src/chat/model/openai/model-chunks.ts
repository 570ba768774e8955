import * as z from 'zod/mini'
import { UpstreamFailure } from '../../../upstream/failure.ts'
import { parseModelError } from '../model-errors.ts'
import type { ToolCallPiece } from './tool-call-pieces.ts'

// Lenient, because servers add and omit fields. The `reasoning` and `reasoning_content` of thinking
// models are never shown, so they are not read.
const maybeText = z.optional(z.nullable(z.string()))
const unknown = z.optional(z.unknown())
// Arguments are documented as text; some local servers send an object.
const named = z.object({ name: maybeText, arguments: unknown })
const said = z.object({
  content: unknown,
  refusal: maybeText,
  tool_calls: z.optional(
    z.nullable(
      z.array(
        z.object({
          index: unknown,
          id: unknown,
          function: z.optional(z.nullable(named)),
        }),
      ),
    ),
  ),
  // Deprecated field for a single call, still sent by some gateways.
  function_call: z.optional(z.nullable(named)),
})
const reply = z.object({
  choices: z.optional(
    z.nullable(
      z.array(
        z.object({
          delta: z.optional(z.nullable(said)),
          message: z.optional(z.nullable(said)),
          finish_reason: unknown,
        }),
      ),
    ),
  ),
  usage: z.optional(z.nullable(z.object({ total_tokens: unknown }))),
})

/** Contents of a stream chunk or a whole completion. */
export interface ChunkContent {
  text: string
  calls: readonly ToolCallPiece[]
  finish: string | undefined
  usage: number | undefined
}

/**
 * Parses a chunk or a completion, which differ only in `delta` and `message`. A refusal by the
 * model counts as an answer.
 * @throws {UpstreamFailure} if it is not JSON, not a reply, or an error
 */
export function parseChunk(json: string): ChunkContent {
  const value = parseJson(json)
  const error = errorIn(value)
  if (error !== undefined) throw parseModelError(error)
  const parsed = z.safeParse(reply, value)
  if (!parsed.success) throw new UpstreamFailure('model', 'malformed', 'the answer has another shape')
  const [choice] = parsed.data.choices ?? []
  const words = choice?.delta ?? choice?.message
  const { function_call: only, tool_calls: calls } = words ?? {}
  const finish = choice?.finish_reason
  const usage = parsed.data.usage?.total_tokens
  return {
    text: textOf(words?.content) || words?.refusal || '',
    calls: (calls ?? (only ? [{ function: only }] : [])).map(callPiece),
    finish: (typeof finish === 'string' && finish.trim()) || undefined,
    usage: typeof usage === 'number' ? usage : undefined,
  }
}

/** An error instead of a reply: nested as in OpenAI, or flat as in older vLLM and gateways. */
function errorIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  if ('error' in value && value.error) return value.error
  const isFlat = !('choices' in value) && ('message' in value || 'detail' in value)
  return isFlat || ('object' in value && value.object === 'error') ? value : undefined
}

/** Text of a message's content or its parts (Mistral), without reasoning and references. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (Array.isArray(content)) return content.map(textOf).join('')
  if (typeof content !== 'object' || content === null || !('text' in content)) return ''
  return typeof content.text === 'string' ? content.text : ''
}

interface Piece extends z.infer<typeof said> {}
function callPiece({ index, id, function: named }: NonNullable<Piece['tool_calls']>[number]): ToolCallPiece {
  const args = named?.arguments ?? undefined
  return {
    index: typeof index === 'number' ? index : undefined,
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : undefined,
    name: named?.name ?? undefined,
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
