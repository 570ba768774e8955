import type { ModelPart } from '../model.ts'

const OPEN = '<think>'
const CLOSE = '</think>'

/**
 * Leaves out what a thinking model says to itself before its answer, where the server does not keep that apart in a
 * field of its own: DeepSeek's and Qwen's templates put it between `<think>` tags at the start of the content. Each
 * character is looked at a bounded number of times, however long the thoughts are and however they are cut.
 */
export async function* withoutThoughts(
  parts: AsyncIterable<ModelPart>,
): AsyncGenerator<ModelPart, void, undefined> {
  let held = ''
  let state: 'beginning' | 'thinking' | 'speaking' = 'beginning'
  for await (const part of parts) {
    if (state === 'speaking' || part.kind !== 'text') {
      // What was held because it looked like a tag's beginning, and was none.
      if (state === 'beginning' && held !== '') yield { kind: 'text', text: held }
      held = ''
      yield part
      continue
    }
    held += part.text
    while (state !== 'speaking') {
      if (state === 'thinking') {
        const end = held.indexOf(CLOSE)
        held = end === -1 ? held.slice(1 - CLOSE.length) : held.slice(end + CLOSE.length)
        if (end === -1) break
        state = 'beginning'
      }
      held = held.trimStart()
      if (held.startsWith(OPEN)) {
        held = held.slice(OPEN.length)
        state = 'thinking'
      } else if (OPEN.startsWith(held)) break
      else state = 'speaking'
    }
    if (state !== 'speaking') continue
    yield { kind: 'text', text: held }
    held = ''
  }
}
