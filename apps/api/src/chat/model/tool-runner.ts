import { AppError } from '../../app-error.ts'
import { DeadlineExceeded, runWithDeadline } from '../../timing/deadline.ts'
import { UpstreamFailure } from '../../upstream/failure.ts'
import type { ChatQuestion } from '../engine.ts'
import { type Tool, ToolRefusal, type ToolResult } from '../tools/tool.ts'
import type { AnswerEvidence, FactIds } from './answer-evidence.ts'
import type { ModelMessage, ToolCall } from './model.ts'

export interface ToolLimits {
  callsARound: number
  callMs: number
  /** Byte limits on the JSON of one result, and of all results in an answer. */
  callBytes: number
  answerBytes: number
}

/** A tool's result, as passed to a prompt without tools. */
export interface ToolOutput {
  tool: string
  arguments: unknown
  result: unknown
}

type Outcome = { result: ToolResult; json: string } | { error: string }

/** Runs the tool calls of an answer. A model cannot continue without a result for each call. */
export class ToolRunner {
  readonly given: ToolOutput[] = []
  readonly #tools: ReadonlyMap<string, Tool>
  readonly #question: ChatQuestion
  readonly #evidence: AnswerEvidence
  readonly #limits: ToolLimits
  readonly #outcomes = new Map<string, Promise<Outcome>>()
  #bytesLeft: number

  constructor(tools: readonly Tool[], question: ChatQuestion, evidence: AnswerEvidence, limits: ToolLimits) {
    this.#tools = new Map(tools.map((tool) => [tool.name, tool]))
    this.#question = question
    this.#evidence = evidence
    this.#limits = limits
    this.#bytesLeft = limits.answerBytes
  }

  repeats(calls: readonly ToolCall[]): boolean {
    return calls.every((call) => this.#outcomes.has(keyOf(call)))
  }

  /**
   * Runs the calls in parallel and returns their results in order.
   * @throws only the signal's reason
   */
  async run(calls: readonly ToolCall[], signal: AbortSignal): Promise<ModelMessage[]> {
    const outcomes = calls.map((call, at) => {
      if (at >= this.#limits.callsARound) return { error: 'too many calls at once: ask again for this one' }
      const known = this.#outcomes.get(keyOf(call))
      if (known !== undefined) return { error: 'the same call was made already: its answer stands above' }
      const outcome = this.#outcome(call, signal)
      this.#outcomes.set(keyOf(call), outcome)
      return outcome
    })
    const settled = await Promise.all(outcomes)
    return calls.map((call, at) => ({
      role: 'tool',
      callId: call.id,
      content: this.#content(call, settled[at] ?? { error: 'nothing' }),
    }))
  }

  async #outcome({ name, args }: ToolCall, signal: AbortSignal): Promise<Outcome> {
    const { asker, at } = this.#question
    const tool = this.#tools.get(name)
    if (tool === undefined)
      return { error: `there is no such tool; there are ${[...this.#tools.keys()].join(', ')}` }
    const given = parsed(args)
    if (given === undefined) return { error: 'the arguments are no JSON object' }
    const unfounded = figuresOf(tool, given).filter((figure) => !this.#evidence.knows(figure))
    if (unfounded.length > 0)
      return {
        error: `neither the farmer nor a tool gave ${unfounded.join(', ')}: ask for it, or look it up`,
      }
    try {
      const result = await runWithDeadline(this.#limits.callMs, signal, (ending) =>
        tool.run(given, { asker, at, signal: ending }),
      )
      return { result, json: JSON.stringify(result.data) ?? 'null' }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ToolRefusal) return { error: error.message }
      this.#question.log?.warn({ err: unsaid(error), tool: tool.name }, 'a chat tool failed')
      const why = error instanceof DeadlineExceeded ? 'took too long' : 'failed'
      return { error: `this could not be looked up now (it ${why}): say so` }
    }
  }

  /** Returns the text for the model and adds its facts to the evidence. */
  #content(call: ToolCall, outcome: Outcome): string {
    if ('error' in outcome) return JSON.stringify(outcome)
    const { result, json } = outcome
    const bytes = Buffer.byteLength(json)
    if (bytes > this.#limits.callBytes)
      return JSON.stringify({ error: 'too much for one answer: ask more narrowly' })
    if (bytes > this.#bytesLeft)
      return JSON.stringify({ error: 'no room for more: answer from what you have' })
    const told = addFactIds(result.data, this.#evidence.add(result))
    const content = JSON.stringify(told) ?? 'null'
    this.#bytesLeft -= Buffer.byteLength(content)
    this.given.push({ tool: call.name, arguments: parsed(call.args), result: told })
    return content
  }
}

/** Adds the ids of its facts to a tool's result. */
export const addFactIds = (data: unknown, facts: FactIds): unknown =>
  Object.keys(facts).length === 0
    ? data
    : typeof data === 'object' && data !== null && !Array.isArray(data)
      ? { ...data, facts }
      : { result: data, facts }

const figuresOf = ({ figures = [] }: Tool, given: object): number[] =>
  figures.map((name) => (given as Record<string, unknown>)[name]).filter((value) => typeof value === 'number')

/** Servers write empty arguments in different ways. Undefined if not a JSON object. */
function parsed(args: string): object | undefined {
  if (args.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(args)
    if (value === null) return {}
    return typeof value === 'object' && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Identifies a call regardless of the spacing and order of its JSON. */
function keyOf({ name, args }: ToolCall): string {
  const given = parsed(args)
  if (given === undefined) return `${name} ${args}`
  return `${name} ${JSON.stringify(Object.entries(given).sort(([one], [other]) => (one < other ? -1 : 1)))}`
}

/** Strips a failure for logging: a message from elsewhere may repeat the question. */
function unsaid(error: unknown): Error {
  const isOurs = [AppError, UpstreamFailure, DeadlineExceeded].some((kind) => error instanceof kind)
  if (isOurs) return error as Error
  const named = new Error(error instanceof Error ? error.name : typeof error)
  if (error instanceof Error && error.stack !== undefined) named.stack = error.stack
  return named
}
