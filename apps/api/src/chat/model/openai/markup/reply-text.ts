import { setImmediate } from 'node:timers/promises'
import type { ModelCall, ModelPart, ToolCall } from '../../model.ts'
import { parseCalls } from './calls/parse-calls.ts'
import { type ReplyHandler, ReplyScanner } from './reply-scanner.ts'

/** Characters processed before yielding to the event loop; a reply may be megabytes. */
const PIECE = 4 * 1024
/** Maximum number of tool calls written as text in one reply. */
const MAX_CALLS = 64

/** Model behaviour remembered beyond one reply. */
export interface ModelHabits {
  /** True if the prompt opens the reasoning, so replies only have the closing tag. */
  thinksFirst: boolean
}

/**
 * Removes reasoning and tokens from a reply, and parses calls that the server left in the text. A
 * closing tag without an opening one retracts all text before it. Later replies are then held back
 * until that tag or their end.
 */
export async function* stripMarkup(
  parts: AsyncIterable<ModelPart>,
  offered: NonNullable<ModelCall['tools']>,
  habits: ModelHabits,
): AsyncGenerator<ModelPart, void, undefined> {
  const reply = new Reply(offered, habits)
  const scanner = new ReplyScanner(reply)
  let calls: readonly ToolCall[] = []
  for await (const part of parts) {
    if (part.kind === 'text') {
      for (let at = 0; at < part.text.length; at += PIECE) {
        if (at > 0) await setImmediate()
        scanner.push(part.text.slice(at, at + PIECE))
        yield* reply.flush()
      }
    } else if (part.kind === 'calls') calls = part.calls
    else if (part.kind === 'end') {
      scanner.end()
      reply.release()
      yield* reply.flush()
      const all = [
        ...calls,
        ...reply.calls.map((call, at) => ({ ...call, id: `call_${calls.length + at + 1}` })),
      ]
      if (all.length > 0) yield { kind: 'calls', calls: all }
      yield part
    } else yield part
  }
}

class Reply implements ReplyHandler {
  readonly calls: Omit<ToolCall, 'id'>[] = []
  readonly #offered: NonNullable<ModelCall['tools']>
  readonly #habits: ModelHabits
  #isHeld: boolean
  #unsaid: string[] = []
  /** Last character, held back or sent; empty before the first. */
  #last = ''
  #isGap = false
  #isBehindCall = false
  #isShown = false
  #isTakenBack = false

  constructor(offered: NonNullable<ModelCall['tools']>, habits: ModelHabits) {
    this.#offered = offered
    this.#habits = habits
    this.#isHeld = habits.thinksFirst
  }

  text(text: string): void {
    const isApart = this.#last === '' || (this.#isGap && /\s/.test(this.#last))
    let added = isApart ? text.trimStart() : text
    // Llama separates calls with semicolons.
    if (this.#isBehindCall) added = added.replace(/^\s*[;,]\s*/, '')
    if (added === '') return
    this.#isBehindCall &&= added.trim() === ''
    if (this.#isGap && /[.!?:;…]$/.test(this.#last) && /^\p{L}/u.test(added)) added = ` ${added}`
    this.#isGap = false
    this.#last = added.slice(-1)
    this.#unsaid.push(added)
  }

  call(content: string, surelyMarkup: boolean): boolean {
    if (this.calls.length >= MAX_CALLS) return true
    const calls = parseCalls(content, surelyMarkup, this.#offered)
    this.calls.push(...calls)
    return calls.length > 0
  }

  leftOut(kind: 'thought' | 'call'): void {
    this.#isGap = true
    this.#isBehindCall = kind === 'call'
    if (kind === 'thought' && this.#last === '') this.#isHeld = false
  }

  wasOnlyReasoning(): void {
    if (this.#last !== '') this.#habits.thinksFirst = true
    this.#isTakenBack ||= this.#isShown
    this.#isShown = false
    this.#isHeld = false
    this.#unsaid = []
    this.#last = ''
    this.calls.length = 0
  }

  release(): void {
    this.#isHeld = false
  }

  *flush(): Generator<ModelPart, void, undefined> {
    if (this.#isTakenBack) yield { kind: 'retract' }
    this.#isTakenBack = false
    if (this.#isHeld || this.#unsaid.length === 0) return
    const text = this.#unsaid.join('')
    this.#unsaid = []
    this.#isShown = true
    yield { kind: 'text', text }
  }
}
