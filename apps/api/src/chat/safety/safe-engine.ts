import { answerDanger } from '@smart-farming/market-core/answer/about-topics'
import type { Language } from '@smart-farming/market-core/understand/languages/language'
import type { ServerWords } from '@smart-farming/words/catalogues'
import { answerText } from '@smart-farming/words/statement-words'
import { workWithin } from '../../timing/deadline.ts'
import { type Run, TaskTooLong, withSharedDeadline } from '../../timing/worker-pool.ts'
import { answerWords } from '../answer-words.ts'
import type { AnswerPart, ChatEngine, ChatQuestion } from '../engine.ts'
import { questionsBefore } from '../history.ts'
import type { chatTasks } from '../reading/chat-tasks.ts'
import type { SafetyReading } from '../reading/read-safety.ts'

interface Parts {
  /** Answers what is not stopped here. */
  readonly engine: ChatEngine
  /** Answers from stored prices alone; what a model must not be asked. */
  readonly builtIn: ChatEngine
  /** The countries that are "here" for a farm, ISO alpha-2. Never throws. */
  readonly localTo: (asker: ChatQuestion['asker']) => Promise<readonly string[]>
  /** Whom the operator names. */
  readonly advisers: readonly string[]
  readonly words: Pick<ServerWords, 'answers' | 'chat' | 'weather'>
  /** Reads messages where nobody waits for it. */
  readonly run: Run<typeof chatTasks>
}

/** Enough of a message that could not be read to tell its language, in characters. */
const LANGUAGE_SAMPLE = 200
/** Longest wait for that, in ms: the thread that failed is being replaced. */
const LANGUAGE_MS = 2_000

/**
 * Stands before every engine. Whoever may be poisoned is told whom to call, and a dose stands on its label: by rule,
 * and no model is asked. What prices will be, and whether to sell, the built-in answers refuse with the figures there
 * are.
 */
export class SafeEngine implements ChatEngine {
  readonly name: string
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.name = parts.engine.name
    this.#parts = parts
  }

  async *answer(question: ChatQuestion, signal: AbortSignal): AsyncGenerator<AnswerPart, void, undefined> {
    const { message, history } = question
    let language: Language | undefined
    let spoke = false
    try {
      const reading = await this.#parts.run('readSafety', { message, before: questionsBefore(history) })
      language = reading.language
      for await (const part of this.#answered({ ...question, language }, reading, signal)) {
        spoke ||= part.kind === 'text'
        yield part
      }
    } catch (error) {
      if (!(error instanceof TaskTooLong)) throw error
      question.log?.warn({ err: error }, 'a message could not be read')
      const { builtIn } = (
        await answerWords(this.#parts.words, language ?? (await this.#languageOf(message, signal)))
      ).chat
      yield { kind: 'handover', to: this.#parts.builtIn.name }
      yield { kind: 'text', text: `${spoke ? '\n\n' : ''}${builtIn.unread}` }
      yield { kind: 'end', reason: 'stop' }
    }
  }

  async *#answered(
    question: ChatQuestion,
    { danger, tellsFuture, language, surely }: SafetyReading,
    signal: AbortSignal,
  ): AsyncGenerator<AnswerPart, void, undefined> {
    const { engine, builtIn, localTo, advisers, words } = this.#parts
    const instead = danger !== undefined || tellsFuture ? builtIn : engine
    if (instead.name !== engine.name) yield { kind: 'handover', to: instead.name }
    if (danger === undefined || danger.isOneOfSeveral) {
      yield* instead.answer(tellsFuture ? { ...question, topic: 'market' } : question, signal)
      return
    }
    const local = await localTo(question.asker)
    const { statements } = answerDanger(danger.kind, danger.question, { local, advisers })
    const isEmergency = danger.kind === 'emergency'
    const { answers } = await answerWords(words, isEmergency ? surely : language)
    yield { kind: 'text', text: answerText(answers.statements, statements) }
    // Whoever writes Hindi in Latin letters may read one or the other, or have it read out.
    if (isEmergency && language !== surely && language !== 'en') {
      const own = await answerWords(words, language)
      yield { kind: 'text', text: `\n\n${answerText(own.answers.statements, statements)}` }
    }
    yield { kind: 'end', reason: 'stop' }
  }

  /** English where not even the beginning of the message can be read. */
  async #languageOf(message: string, signal: AbortSignal): Promise<Language> {
    const asked = { message: message.slice(0, LANGUAGE_SAMPLE), before: [] }
    const read = () => withSharedDeadline(() => this.#parts.run('languageAsked', asked))
    return workWithin(LANGUAGE_MS, signal, read).catch(() => 'en')
  }
}
