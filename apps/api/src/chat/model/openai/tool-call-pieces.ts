import type { ToolCall } from '../model.ts'

/** One piece of a tool call in a stream, or a whole one in a reply that is no stream. */
export interface ToolCallPiece {
  /** Which call it belongs to; in a reply that is no stream the place in the list says it. */
  index?: number | undefined
  id?: string | undefined
  name?: string | undefined
  args?: string | undefined
}

/**
 * Most calls of one reply that are read, and most characters of one call's arguments: some hundred times what they
 * need.
 */
const MOST_CALLS = 64
const MOST_ARGS = 64 * 1024

/**
 * Puts the tool calls of one reply together. OpenAI and vLLM stream them in pieces of which only the first has an id
 * and a name; Ollama and Gemini's gateway send them whole, the latter all under index 0, so a new id begins a new call.
 */
export class ToolCallPieces {
  readonly #calls: { index: number; id: string; name: string; args: string }[] = []

  add(pieces: readonly ToolCallPiece[]): void {
    for (const [at, { index = at, id = '', name = '', args = '' }] of pieces.entries()) {
      const open = this.#calls.findLast((call) => call.index === index)
      if (open === undefined || (id !== '' && open.id !== '' && id !== open.id)) {
        if (this.#calls.length < MOST_CALLS) this.#calls.push({ index, id, name, args })
        continue
      }
      open.id ||= id
      // Some servers repeat the whole name with every piece.
      open.name ||= name
      if (open.args.length < MOST_ARGS) open.args += args
    }
  }

  /** The calls, each with an id: some servers send none. What has no name is no call. */
  done(): ToolCall[] {
    return this.#calls
      .filter(({ name }) => name !== '')
      .map(({ id, name, args }, at) => ({ id: id === '' ? `call_${at + 1}` : id, name, args }))
  }
}
