import { FigureMarker } from '@smart-farming/market-core/grounding/figure-marker'
import { Deadline } from '../../timing/deadline.ts'
import { UpstreamFailure } from '../../upstream/failure.ts'
import type { Knowledge } from '../built-in/knowledge.ts'
import type { AnswerPart, ChatEngine, ChatQuestion } from '../engine.ts'
import { AnswerBrokenOff } from '../failures.ts'
import { AnswerEvidence } from './answer-evidence.ts'
import type { ChatModel, ModelPart } from './model.ts'
import { ModelRounds } from './model-rounds.ts'

export interface EngineSettings {
  /** Most tokens of one reply of the model. */
  maxTokens: number
  /** The whole answer, however many replies it takes, in ms. */
  totalMs: number
}

/**
 * Answers by asking a language model, which may look things up with tools. Figures that rest neither on what it looked
 * up nor on the farmer's own words are marked in the text and counted.
 */
export class ModelEngine implements ChatEngine {
  readonly name: string
  readonly #rounds: ModelRounds
  readonly #totalMs: number

  constructor(
    model: ChatModel,
    knowledge: Pick<Knowledge, 'tools' | 'factsFor'>,
    { maxTokens, totalMs }: EngineSettings,
  ) {
    this.name = model.name
    this.#rounds = new ModelRounds(model, knowledge, maxTokens)
    this.#totalMs = totalMs
  }

  async *answer(question: ChatQuestion, signal: AbortSignal): AsyncGenerator<AnswerPart, void, undefined> {
    const tooLong = () => new UpstreamFailure('model', 'timeout', 'the answer took too long')
    const deadline = new Deadline(this.#totalMs, tooLong, signal)
    const evidence = new AnswerEvidence(question)
    try {
      const parts = this.#rounds.ask(question, evidence, deadline.signal)
      yield* grounded(parts, evidence)
    } catch (error) {
      signal.throwIfAborted() // The reason is the caller's own.
      throw error
    } finally {
      deadline.clear()
    }
  }
}

/**
 * The same answer with its figures held against the evidence. What was held back of one that breaks off is still said.
 * One without a word is none.
 *
 * @throws {AnswerBrokenOff}
 */
async function* grounded(
  parts: AsyncIterable<Exclude<ModelPart, { kind: 'calls' }>>,
  evidence: AnswerEvidence,
): AsyncGenerator<AnswerPart, void, undefined> {
  const marker = new FigureMarker(evidence)
  let reason = 'stop'
  let spoke = false
  let failure: { error: unknown } | undefined
  try {
    for await (const part of parts) {
      if (part.kind === 'end') reason = part.reason
      else {
        spoke ||= part.text.trim() !== ''
        const text = marker.push(part.text)
        // An empty text is a sign of life.
        if (text !== '' || part.text === '') yield { kind: 'text', text }
      }
    }
    if (!spoke) throw new UpstreamFailure('model', 'no_data', `said nothing (${reason})`)
  } catch (error) {
    failure = { error }
  }
  const rest = marker.end()
  if (rest !== '') yield { kind: 'text', text: rest }
  const { sources } = evidence
  if (failure !== undefined) throw new AnswerBrokenOff(failure.error, sources, marker.unverified)
  yield { kind: 'end', reason, ...(sources.length > 0 && { sources }), unverified: marker.unverified }
}
