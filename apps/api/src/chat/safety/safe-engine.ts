import {
  answerDanger,
  asksOnlyAboutDose,
  detectLanguage,
  type Reading,
  tokenize,
} from '@smart-farming/market-core/chat'
import { renderAnswer } from '@smart-farming/words/answers/answer-texts'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import { TaskTimeout } from '../../timing/worker-pool.ts'
import { answerMessagesIn } from '../answer-messages.ts'
import type { Knowledge } from '../built-in/knowledge.ts'
import { type AnswerPart, BUILT_IN_MODEL, type ChatEngine, type ChatQuestion } from '../engine.ts'
import { earlierQuestions } from '../history.ts'

interface Parts {
  /** Answers messages that no safety rule answers. */
  readonly engine: ChatEngine
  readonly prices: Pick<Knowledge['prices'], 'readWithin' | 'readAlone'>
  /** Countries that count as local for a farm, ISO alpha-2. Never throws. */
  readonly localTo: Knowledge['localTo']
  /** Names of the operator's own advisers, as displayed. */
  readonly advisers: readonly string[]
  readonly words: Pick<ServerMessages, 'said' | 'chat' | 'weather'>
}

/** Number of characters that suffice to detect the language of an unreadable message. */
const LANGUAGE_SAMPLE = 200
/** Language of the answer if neither the message nor the browser tells one. */
const DEFAULT_LANGUAGE = 'en'
/** Longest wait for the stored names. */
const STORE_MS = 3_000
/**
 * Below this certainty of the language, an emergency is also answered in English. English is also
 * added if the message is in Latin letters but the answer is not.
 */
const CERTAIN = 0.8

/**
 * Screens each message before it reaches an engine. Answers two kinds itself, without the model:
 * emergencies (with the number to call) and questions that ask only about a dose (by referring to
 * the label).
 */
export class SafeEngine implements ChatEngine {
  readonly name: string
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.name = parts.engine.name
    this.#parts = parts
  }

  async *answer(question: ChatQuestion, signal: AbortSignal): AsyncGenerator<AnswerPart, void, undefined> {
    const { message, history, asker } = question
    const { engine, prices, localTo } = this.#parts
    let reading: Reading | undefined
    let spoke = false
    try {
      const local = await localTo(asker)
      const before = earlierQuestions(history)
      // Emergencies are recognised even without the stored names; an engine that needs the names
      // reads the message again.
      const { reading: found, isByStore } = await prices.readWithin(STORE_MS, message, before, local)
      const language = found.isLanguageUnknown ? (asker.language ?? DEFAULT_LANGUAGE) : found.language
      reading = { ...found, language }
      const stopped = stoppedBy(reading, message)
      const parts =
        stopped === undefined
          ? engine.answer({ ...question, language, ...(isByStore && { reading }) }, signal)
          : this.#stopped(message, reading, stopped, local)
      for await (const part of parts) {
        spoke ||= part.kind === 'text'
        yield part
      }
    } catch (error) {
      if (!(error instanceof TaskTimeout)) throw error
      question.log?.warn({ err: error }, 'a message could not be read')
      const language = reading?.language ?? languageIn(message)
      const { builtIn } = (await answerMessagesIn(this.#parts.words, language)).chat
      yield { kind: 'handover', to: BUILT_IN_MODEL }
      yield { kind: 'text', text: `${spoke ? '\n\n' : ''}${builtIn.unread}` }
      yield { kind: 'end', reason: 'stop' }
    }
  }

  async *#stopped(
    message: string,
    { language, certainty }: Reading,
    danger: Danger,
    local: readonly string[],
  ): AsyncGenerator<AnswerPart, void, undefined> {
    const { engine, words, advisers } = this.#parts
    if (engine.name !== BUILT_IN_MODEL) yield { kind: 'handover', to: BUILT_IN_MODEL }
    const { statements } = answerDanger(danger, { local, advisers })
    const textIn = async (one: Reading['language']) =>
      renderAnswer((await answerMessagesIn(words, one)).said, statements)
    const text = await textIn(language)
    const isDoubtful = certainty < CERTAIN || (isInLatin(message) && !isInLatin(text))
    const isTwice = danger === 'emergency' && language !== 'en' && isDoubtful
    yield { kind: 'text', text: isTwice ? `${text}\n\n${await textIn('en')}` : text }
    yield { kind: 'end', reason: 'stop' }
  }
}

/** Detects the language of an unreadable message from its beginning. */
function languageIn(message: string): Reading['language'] {
  const tokens = tokenize(message.slice(0, LANGUAGE_SAMPLE))
  return detectLanguage(tokens.filter(({ kind }) => kind === 'word').map(({ folded }) => folded)).language
}

const isInLatin = (text: string): boolean => /\p{Script=Latin}/u.test(/\p{L}/u.exec(text)?.[0] ?? '')

type Danger = 'emergency' | 'dose'

/** Danger that makes a rule answer the message; undefined if an engine answers it. */
function stoppedBy({ parts, language }: Reading, message: string): Danger | undefined {
  const dangers = parts.map(({ question }) => (question.kind === 'danger' ? question.danger : undefined))
  if (dangers.includes('emergency')) return 'emergency'
  return dangers.every((one) => one === 'dose') && asksOnlyAboutDose(message, language) ? 'dose' : undefined
}
