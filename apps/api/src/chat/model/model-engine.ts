import { ClaimGate } from '@smart-farming/market-core/chat'
import type { AnswerMessages, ServerMessages } from '@smart-farming/words/catalogues'
import { Deadline } from '../../timing/deadline.ts'
import type { RunTask } from '../../timing/worker-pool.ts'
import { UpstreamFailure } from '../../upstream/failure.ts'
import { answerMessagesIn } from '../answer-messages.ts'
import type { Knowledge } from '../built-in/knowledge.ts'
import type { AnswerPart, ChatEngine, ChatQuestion } from '../engine.ts'
import { AnswerInterrupted, UncheckableAnswer } from '../failures.ts'
import { earlierQuestions } from '../history.ts'
import type { chatTasks } from '../reading/chat-tasks.ts'
import { AnswerEvidence } from './answer-evidence.ts'
import { type ChatModel, type FinishReason, isTruncated, type ModelPart } from './model.ts'
import { answerNotes } from './model-notes.ts'
import { ModelRounds } from './model-rounds.ts'

export interface EngineSettings {
  maxTokens: number
  /** Time limit of the whole answer, over all replies. */
  totalMs: number
}

/** The contract's limit for a message that is sent back with the conversation. */
const MAX_CHARACTERS = 16_000
/** Stops a server that ignores the token limit. */
const CHARACTERS_A_TOKEN = 10

/**
 * Answers with a language model, which may call tools. Its statements are checked against the facts
 * and sent sentence by sentence; the product writes the numbers in them.
 */
export class ModelEngine implements ChatEngine {
  readonly name: string
  readonly #rounds: ModelRounds
  readonly #settings: EngineSettings
  readonly #words: Pick<ServerMessages, 'said' | 'chat' | 'weather'>
  readonly #run: RunTask<typeof chatTasks>

  /** @param run reads messages off the main thread */
  constructor(
    model: ChatModel,
    knowledge: Pick<Knowledge, 'tools' | 'factsFor'>,
    settings: EngineSettings,
    words: Pick<ServerMessages, 'said' | 'chat' | 'weather'>,
    run: RunTask<typeof chatTasks>,
  ) {
    this.name = model.name
    this.#rounds = new ModelRounds(model, knowledge, settings.maxTokens)
    this.#settings = settings
    this.#words = words
    this.#run = run
  }

  async *answer(question: ChatQuestion, signal: AbortSignal): AsyncGenerator<AnswerPart, void, undefined> {
    const { totalMs, maxTokens } = this.#settings
    const said = await this.#run('readFigures', [...earlierQuestions(question.history), question.message])
    const words = (await answerMessagesIn(this.#words, question.language)).chat
    const evidence = new AnswerEvidence(question.at, said, this.#words.chat.claims, {
      asked: [...earlierQuestions(question.history), question.message],
      language: question.language ?? 'en',
      pointers: words.modelNotes.pointers,
    })
    const tooLong = () => new UpstreamFailure('model', 'timeout', 'the answer took too long')
    const deadline = new Deadline(totalMs, tooLong, signal)
    const most = Math.min(MAX_CHARACTERS, maxTokens * CHARACTERS_A_TOKEN)
    try {
      const parts = checked(
        this.#rounds.ask(question, evidence, deadline.signal),
        evidence,
        most,
        words.modelNotes,
        question.onLeftOut,
      )
      for await (const part of parts) {
        // Readers must not mistake a cut answer for a whole one.
        if (part.kind === 'end' && isTruncated(part.reason))
          yield { kind: 'text', text: `\n\n${words.noAnswer.cutShort}` }
        yield part
      }
    } catch (error) {
      signal.throwIfAborted() // Throws the caller's own reason.
      throw error
    } finally {
      deadline.clear()
    }
  }
}

/**
 * Checks the claims of an answer against the evidence and cuts it at its maximum length, dropping
 * an incomplete sentence. An answer without text, before or after the checks, is an error.
 * @param most maximum number of characters, both read and sent
 * @throws {AnswerInterrupted}
 */
async function* checked(
  parts: AsyncIterable<Exclude<ModelPart, { kind: 'calls' }>>,
  evidence: AnswerEvidence,
  most: number,
  words: AnswerMessages['chat']['modelNotes'],
  onLeftOut: ChatQuestion['onLeftOut'],
): AsyncGenerator<AnswerPart, void, undefined> {
  let gate = new ClaimGate(evidence)
  let reason: FinishReason = 'stop'
  let [read, out] = [0, 0]
  let spoke = false
  const brokenOff = (error: unknown) =>
    new AnswerInterrupted(error, evidence.sourcesOf(gate.used), answerNotes(gate, words))
  try {
    for await (const part of parts) {
      if (part.kind === 'end') {
        reason = part.reason
        break
      }
      if (part.kind === 'retract') {
        gate = new ClaimGate(evidence)
        read = out = 0
        spoke = false
        yield { kind: 'replace', text: '' }
        continue
      }
      const isFirst: boolean = !spoke && part.text.trim() !== ''
      spoke ||= isFirst
      const text = gate.push(part.text.slice(0, most - read))
      read += part.text.length
      out += text.length
      // An empty text opens the stream while the first sentence is held back.
      if (text !== '' || part.text === '' || isFirst) yield { kind: 'text', text }
      if (read >= most || out >= most) {
        reason = 'length'
        break
      }
    }
    if (!spoke) throw new UpstreamFailure('model', 'no_data', `said nothing (${reason})`)
  } catch (error) {
    throw brokenOff(error)
  }
  // Half a sentence may be a wrong claim.
  const rest = out >= most ? '' : isTruncated(reason) ? gate.cut() : gate.end()
  if (rest !== '') yield { kind: 'text', text: rest }
  for (const one of gate.leftOut) onLeftOut?.(one)
  if (gate.leftOut.length > 0 && !gate.hasShown) throw brokenOff(new UncheckableAnswer())
  if (isTruncated(reason) && out + rest.length === 0)
    throw brokenOff(new UpstreamFailure('model', 'no_data', `said no whole sentence (${reason})`))
  const [sources, notes] = [evidence.sourcesOf(gate.used), answerNotes(gate, words)]
  yield {
    kind: 'end',
    reason,
    ...(sources.length > 0 && { sources }),
    ...(notes.length > 0 && { notes }),
  }
}
