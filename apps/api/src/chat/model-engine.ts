import { FigureMarker } from '@smart-farming/market-core/grounding/figure-marker'
import { UpstreamFailure } from '../upstream/failure.ts'
import { AnswerEvidence } from './answer-evidence.ts'
import type { AnswerPart, ChatEngine, Question } from './engine.ts'
import { answerFailure } from './failures.ts'
import type { Knowledge } from './knowledge.ts'
import type { ChatModel, ModelPart } from './model.ts'
import { ModelRounds } from './model-rounds.ts'

export interface EngineSettings {
  /** Most tokens of one reply of the model. */
  maxTokens: number
  /** The whole answer, however many replies it takes, in ms. */
  totalMs: number
}

/**
 * Answers by asking a language model, which may look things up with tools. Figures that rest neither on what it looked up nor on the
 * farmer's own words are marked in the text and counted.
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

  async *answer(question: Question, signal: AbortSignal): AsyncGenerator<AnswerPart, void, undefined> {
    const late = new AbortController()
    const timer = setTimeout(
      () => late.abort(new UpstreamFailure('model', 'timeout', 'the answer took too long')),
      this.#totalMs,
    )
    const evidence = new AnswerEvidence(question)
    try {
      const parts = this.#rounds.ask(question, evidence, AbortSignal.any([signal, late.signal]))
      yield* grounded(parts, evidence)
    } catch (error) {
      throw answerFailure(error)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The same answer with its figures held against the evidence. What was held back of one that breaks off is still said. */
async function* grounded(
  parts: AsyncIterable<Exclude<ModelPart, { kind: 'calls' }>>,
  evidence: AnswerEvidence,
): AsyncGenerator<AnswerPart, void, undefined> {
  const marker = new FigureMarker(evidence)
  let reason = 'stop'
  let failure: { error: unknown } | undefined
  try {
    for await (const part of parts) {
      if (part.kind === 'end') reason = part.reason
      else {
        const text = marker.push(part.text)
        // An empty text is a sign of life.
        if (text !== '' || part.text === '') yield { kind: 'text', text }
      }
    }
  } catch (error) {
    failure = { error }
  }
  const rest = marker.end()
  if (rest !== '') yield { kind: 'text', text: rest }
  if (failure !== undefined) throw failure.error
  const { sources } = evidence
  yield { kind: 'end', reason, ...(sources.length > 0 && { sources }), unverified: marker.unverified }
}
