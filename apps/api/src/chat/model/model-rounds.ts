import { runWithDeadline } from '../../timing/deadline.ts'
import type { Knowledge } from '../built-in/knowledge.ts'
import type { ChatQuestion } from '../engine.ts'
import { recentHistory } from '../history.ts'
import type { AnswerEvidence, FactIds } from './answer-evidence.ts'
import { type ChatModel, type ModelMessage, type ModelPart, type ToolCall, ToolsRefused } from './model.ts'
import { type FactSource, systemPrompt } from './system-prompt.ts'
import { addFactIds, type ToolLimits, ToolRunner } from './tool-runner.ts'

/** Rounds of tool calls before the model must answer. */
const ROUNDS = 4
/** All tool results and definitions together fit a context of 16,384 tokens. */
const LIMITS: ToolLimits = { callsARound: 8, callMs: 6_000, callBytes: 8 * 1024, answerBytes: 24 * 1024 }
/**
 * Characters of earlier conversation in the prompt. With the system prompt, question and answer,
 * they fit a context of 8,192 tokens.
 */
const HISTORY_BUDGET = 8_000
/** Smaller, because the photo takes part of that context. */
const HISTORY_BESIDE_PHOTO = 2_000
/** Pause before tools are offered again after a refusal: the model may have been changed. */
const NO_TOOLS_MS = 10 * 60_000

/** Part of a model's final answer. An empty text is a sign of life. */
type Said = Exclude<ModelPart, { kind: 'calls' }>

/**
 * Asks a model a bounded number of times with tools, then once with the facts found so far. A model
 * without tools gets facts from the start.
 */
export class ModelRounds {
  readonly #model: ChatModel
  readonly #knowledge: Pick<Knowledge, 'tools' | 'factsFor'>
  readonly #maxTokens: number
  #noToolsUntil = 0

  constructor(model: ChatModel, knowledge: Pick<Knowledge, 'tools' | 'factsFor'>, maxTokens: number) {
    this.#model = model
    this.#knowledge = knowledge
    this.#maxTokens = maxTokens
  }

  /**
   * @param evidence collects the facts looked up
   * @throws whatever the model throws
   */
  async *ask(
    question: ChatQuestion,
    evidence: AnswerEvidence,
    signal: AbortSignal,
  ): AsyncGenerator<Said, void, undefined> {
    const { tools } = this.#knowledge
    const runs = new ToolRunner(tools, question, evidence, LIMITS)
    let refused = false
    if (tools.length > 0 && question.at.getTime() >= this.#noToolsUntil) {
      try {
        if (yield* this.#withTools(question, runs, evidence.yours, signal)) return
      } catch (error) {
        if (!(error instanceof ToolsRefused)) throw error
        question.log?.warn({ err: error }, 'the model takes no tools')
        refused = true
      }
    }
    const known = runs.given.length > 0 ? runs.given : await this.#known(question, evidence, signal)
    for await (const part of this.#reply(
      question,
      { kind: 'known', known, yours: evidence.yours },
      [],
      signal,
    )) {
      // Remember the refusal only once an answer arrives: a refusal for another reason recurs
      // without tools.
      if (refused) this.#noToolsUntil = question.at.getTime() + NO_TOOLS_MS
      if (part.kind !== 'calls') yield part.kind === 'end' ? ended(part) : part
    }
  }

  /** Returns true once the model has answered, false if it keeps calling tools. */
  async *#withTools(
    question: ChatQuestion,
    runs: ToolRunner,
    yours: FactIds,
    signal: AbortSignal,
  ): AsyncGenerator<Said, boolean, undefined> {
    const turns: ModelMessage[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      let text = ''
      let calls: readonly ToolCall[] = []
      let end: Said | undefined
      for await (const part of this.#reply(question, { kind: 'tools', yours }, turns, signal)) {
        if (part.kind === 'calls') calls = part.calls
        else if (part.kind === 'end') end = ended(part)
        else {
          text = part.kind === 'text' ? text + part.text : ''
          yield part
        }
      }
      if (calls.length === 0) {
        if (end !== undefined) yield end
        return true
      }
      yield { kind: 'text', text: text === '' ? '' : '\n\n' }
      if (runs.repeats(calls)) return false
      turns.push({ role: 'assistant', content: text, toolCalls: calls }, ...(await runs.run(calls, signal)))
    }
    return false
  }

  #reply(question: ChatQuestion, means: FactSource, turns: readonly ModelMessage[], signal: AbortSignal) {
    const messages: ModelMessage[] = [
      { role: 'system', content: systemPrompt(question, means) },
      ...recentHistory(question.history, question.photo ? HISTORY_BESIDE_PHOTO : HISTORY_BUDGET),
      { role: 'user', content: question.message, photo: question.photo },
      ...turns,
    ]
    const payer = { userId: question.asker.id, address: question.address }
    const call = { messages, maxTokens: this.#maxTokens, payer }
    const { tools } = this.#knowledge
    return this.#model.ask(means.kind === 'tools' ? { ...call, tools } : call, signal)
  }

  /** Looks up facts without the model. If the lookup fails, the answer goes without facts. */
  async #known(question: ChatQuestion, evidence: AnswerEvidence, signal: AbortSignal): Promise<unknown> {
    try {
      const result = await runWithDeadline(LIMITS.callMs, signal, () => this.#knowledge.factsFor(question))
      if (result === undefined || JSON.stringify(result.data).length > LIMITS.callBytes) return undefined
      return addFactIds(result.data, evidence.add(result))
    } catch (error) {
      signal.throwIfAborted()
      question.log?.warn({ err: error }, 'the look-up for a model without tools failed')
      return undefined
    }
  }
}

/** A model that still calls tools when it must answer has simply stopped. */
function ended(end: Extract<ModelPart, { kind: 'end' }>): Said {
  return end.reason === 'tool_calls' ? { ...end, reason: 'stop' } : end
}
