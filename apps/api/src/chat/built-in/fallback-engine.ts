import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import { AppError } from '../../app-error.ts'
import { runWithDeadline } from '../../timing/deadline.ts'
import { TaskTimeout } from '../../timing/worker-pool.ts'
import { answerMessagesIn } from '../answer-messages.ts'
import type { AnswerPart, ChatEngine, ChatQuestion } from '../engine.ts'
import { AnswerInterrupted, explainMissingAnswer, needsOperator } from '../failures.ts'

type FallbackWords = Pick<ServerMessages, 'said' | 'chat' | 'errors' | 'weather'>

/**
 * If the first engine fails, the second answers after a line that gives the reason. Text already
 * sent stays, with its sources, and is marked as cut off.
 */
export class FallbackEngine implements ChatEngine {
  readonly name: string
  readonly #first: ChatEngine
  readonly #second: ChatEngine
  readonly #secondMs: number
  readonly #words: FallbackWords

  /** @param secondMs time limit of the second engine, from the failure of the first */
  constructor(first: ChatEngine, second: ChatEngine, secondMs: number, words: FallbackWords) {
    this.name = first.name
    this.#first = first
    this.#second = second
    this.#secondMs = secondMs
    this.#words = words
  }

  /**
   * @throws {AppError} the first engine's refusal, or `overloaded` if the second engine fails too;
   * the signal's reason if aborted
   */
  async *answer(question: ChatQuestion, signal: AbortSignal): AsyncGenerator<AnswerPart, void, undefined> {
    let spoke = false
    try {
      for await (const part of this.#first.answer(question, signal)) {
        if (part.kind === 'replace') spoke = false
        if (part.kind === 'text' || part.kind === 'replace') spoke ||= part.text.trim() !== ''
        yield part
      }
    } catch (error) {
      if (signal.aborted || error instanceof AppError || error instanceof TaskTimeout) throw error
      yield* this.#instead(question, signal, error, spoke)
    }
  }

  async *#instead(
    question: ChatQuestion,
    signal: AbortSignal,
    error: unknown,
    spoke: boolean,
  ): AsyncGenerator<AnswerPart, void, undefined> {
    const cause = error instanceof AnswerInterrupted ? error.cause : error
    if (needsOperator(cause)) question.log?.error({ err: cause }, 'the model server rejects our settings')
    else question.log?.warn({ err: cause }, 'the model did not answer')
    const { noAnswer } = (await answerMessagesIn(this.#words, question.language)).chat
    const why = explainMissingAnswer(noAnswer, this.#words.errors, cause)
    const parts = await runWithDeadline(this.#secondMs, signal, (ending) =>
      all(this.#second.answer(question, ending)),
    ).catch((failure: unknown) => {
      signal.throwIfAborted()
      if (failure instanceof TaskTimeout) throw failure
      throw new AppError('overloaded', {
        problem: { code: 'no_answer', why },
        cause: failure,
        retryAfter: 60,
      })
    })
    const { cutOff, builtInInstead, cannotSeePhoto } = noAnswer
    yield { kind: 'handover', to: this.#second.name }
    const line = spoke ? cutOff({ why }) : builtInInstead({ why })
    yield {
      kind: 'text',
      text: `${spoke ? '\n\n' : ''}${question.photo ? `${line} ${cannotSeePhoto}` : line}\n\n`,
    }
    const before = spoke && error instanceof AnswerInterrupted ? error : undefined
    for (const part of parts) yield part.kind === 'end' ? withGrounds(part, before) : part
  }
}

function withGrounds(
  end: Extract<AnswerPart, { kind: 'end' }>,
  before: AnswerInterrupted | undefined,
): AnswerPart {
  if (before === undefined) return end
  const sources = new Map<string, AnswerSource>()
  for (const source of [...before.sources, ...(end.sources ?? [])])
    sources.set(JSON.stringify(source), source)
  return {
    ...end,
    ...(sources.size > 0 && { sources: [...sources.values()] }),
    ...(before.notes.length > 0 && { notes: before.notes }),
  }
}

async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = []
  for await (const item of source) items.push(item)
  return items
}
