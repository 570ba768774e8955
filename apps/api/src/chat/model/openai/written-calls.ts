import * as z from 'zod/mini'
import type { ModelPart, ToolCall } from '../model.ts'

/**
 * How calls begin that a server did not read out of the text: Qwen's and Hermes' way, Mistral's, and two of Llama's.
 */
const openings = ['<tool_call>', '[TOOL_CALLS]', '<|python_tag|>', '{"name"', '{ "name"']
const LONGEST_OPENING = 14
/** The most that is held of a text that began like a call, in characters; a longer one is text. */
const MOST_HELD = 16 * 1024
const between = /<\/?tool_call>|\[TOOL_CALLS\]|<\|python_tag\|>/

const anyArguments = z.optional(z.record(z.string(), z.unknown()))
const written = z.object({ name: z.string(), arguments: anyArguments, parameters: anyArguments })
const oneOrMore = z.union([
  z.array(written),
  z.pipe(
    written,
    z.transform((one) => [one]),
  ),
])

/**
 * Reads tool calls that a model wrote as its text, because its server does not parse what its template asks for. Only a
 * text that is nothing but calls of tools that were offered is one; any other goes on as it is.
 */
export async function* withWrittenCalls(
  parts: AsyncIterable<ModelPart>,
  offered: ReadonlySet<string>,
): AsyncGenerator<ModelPart, void, undefined> {
  let held = ''
  let start = ''
  let speaking = false
  for await (const part of parts) {
    if (part.kind === 'text' && !speaking) {
      held += part.text
      // Only the beginning is looked at: the rest is gathered until the end.
      if (start.length < LONGEST_OPENING) start = (start + part.text).trimStart().slice(0, LONGEST_OPENING)
      const mayBeCall = openings.some((opening) => opening.startsWith(start.slice(0, opening.length)))
      if (mayBeCall && held.length <= MOST_HELD) continue
      speaking = true
      yield { kind: 'text', text: held }
      held = ''
      continue
    }
    if (held !== '') {
      const calls = writtenCalls(held, offered)
      yield calls === undefined ? { kind: 'text', text: held } : { kind: 'calls', calls }
      held = ''
    }
    yield part
  }
}

function writtenCalls(text: string, offered: ReadonlySet<string>): ToolCall[] | undefined {
  try {
    const calls = text
      .split(between)
      .filter((piece) => piece.trim() !== '')
      .flatMap((piece) => oneOrMore.parse(JSON.parse(piece)))
    if (calls.length === 0 || calls.some(({ name }) => !offered.has(name))) return undefined
    return calls.map(({ name, arguments: args, parameters }, at) => ({
      id: `call_${at + 1}`,
      name,
      args: JSON.stringify(args ?? parameters ?? {}),
    }))
  } catch {
    return undefined
  }
}
