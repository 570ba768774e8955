import type { ToolCall } from '../model.ts'
import { BracketScanner } from './markup/bracket-scanner.ts'
import { normaliseToolName } from './markup/calls/raw-tool-call.ts'
import { normaliseArguments } from './normalise-arguments.ts'

/** A piece of a streamed tool call, or a whole call from an unstreamed reply. */
export interface ToolCallPiece {
  /** Index of the piece's call; in an unstreamed reply, the position in the list. */
  index?: number | undefined
  id?: string | undefined
  name?: string | undefined
  args?: string | undefined
}

/** Calls per reply and characters per call, about a hundred times the usual need. */
const MAX_CALLS = 64
const MAX_ARGS = 64 * 1024

interface OpenCall {
  index: number
  id: string
  name: string
  args: string
  extent: BracketScanner
  isWhole: boolean
}

/**
 * Assembles the tool calls of a reply. OpenAI and vLLM stream pieces of which only the first has an
 * id and a name. Others send whole calls, all under index 0, without ids or with a shared one. A
 * new call therefore begins with a new id, a new name, or arguments after complete ones.
 */
export class ToolCallPieces {
  readonly #calls: OpenCall[] = []

  add(pieces: readonly ToolCallPiece[]): void {
    for (const [at, { index = at, id = '', name = '', args = '' }] of pieces.entries()) {
      const ofIndex = (call: OpenCall) => call.index === index
      const open =
        this.#calls.findLast((call) => ofIndex(call) && call.id === id) ?? this.#calls.findLast(ofIndex)
      if (open === undefined || beginsAnother(open, id, name, args)) {
        if (this.#calls.length >= MAX_CALLS) continue
        const call = {
          index,
          id,
          name: name || open?.name || '',
          args: '',
          extent: new BracketScanner(),
          isWhole: false,
        }
        this.#calls.push(call)
        append(call, args)
        continue
      }
      open.id ||= id
      open.name = nameOf(open, name)
      append(open, args)
    }
  }

  /**
   * Returns the calls with unique ids, because some servers send none or repeat them. Calls without
   * a name are dropped.
   * @param isCut true if the reply was cut; calls with incomplete arguments are then dropped
   */
  done(isCut = false): ToolCall[] {
    const ids = new Set<string>()
    return this.#calls
      .map(({ id, name, args }) => ({ id, name: normaliseToolName(name), args: normaliseArguments(args) }))
      .filter(({ name, args }) => name !== '' && !(isCut && !isJson(args)))
      .map((call, at) => {
        const id = call.id === '' || ids.has(call.id) ? `call_${at + 1}` : call.id
        ids.add(id)
        return { ...call, id }
      })
  }
}

function beginsAnother(open: OpenCall, id: string, name: string, args: string): boolean {
  if (id !== '' && open.id !== '' && id !== open.id) return true
  if (name !== '' && open.name !== '' && name !== open.name && open.args + args !== '') return true
  // Some servers send an empty object before the real arguments.
  if (isEmpty(open) && name === '') return false
  return open.isWhole && /^\s*(?:```[a-z]*\s*)?[{"]/.test(args)
}

/** Name so far. Servers send the name once, with every piece, or in pieces before the arguments. */
function nameOf({ name: before }: OpenCall, name: string): string {
  return name.startsWith(before) ? name : name === '' || before === name ? before : before + name
}

const isEmpty = ({ isWhole, args }: OpenCall): boolean => isWhole && args.trim() === '{}'

function append(call: OpenCall, args: string): void {
  if (isEmpty(call)) Object.assign(call, { args: '', extent: new BracketScanner(), isWhole: false })
  if (call.args.length < MAX_ARGS) call.args += args
  call.isWhole ||= call.extent.push(args) !== undefined
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
