import type { ModelPart } from '../model.ts'

const OPEN = '<think>'
const thoughts = /^(\s*<think>.*?<\/think>)+/s

/**
 * Leaves out what a thinking model says to itself before its answer, where the server does not keep that apart in a
 * field of its own: DeepSeek's and Qwen's templates put it between `<think>` tags at the start of the content.
 */
export async function* withoutThoughts(
  parts: AsyncIterable<ModelPart>,
): AsyncGenerator<ModelPart, void, undefined> {
  let held = ''
  let speaking = false
  for await (const part of parts) {
    if (speaking || part.kind !== 'text') {
      // What was held because it looked like a tag's beginning, and was none.
      if (!speaking && held !== '' && !held.startsWith(OPEN)) yield { kind: 'text', text: held }
      held = ''
      yield part
      continue
    }
    held = (held + part.text).replace(thoughts, '').trimStart()
    speaking = !OPEN.startsWith(held.slice(0, OPEN.length))
    if (speaking) yield { kind: 'text', text: held }
  }
}
