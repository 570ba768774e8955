import { answerDanger } from '@smart-farming/market-core/answer/about-topics'
import type { Danger } from '@smart-farming/market-core/understand/danger/find-danger'
import { understand } from '@smart-farming/market-core/understand/question'
import { askedTogether } from '@smart-farming/market-core/understand/together/asked-together'
import type { ServerWords } from '@smart-farming/words/catalogues'
import { answerText } from '@smart-farming/words/statement-words'
import { answerWords, textToPart, wordsAsAsked, wordsSurelyRead } from '../built-in/asked-in.ts'
import type { AnswerPart, ChatEngine, ChatQuestion } from '../engine.ts'

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
}

const nowhere = { countries: [], markets: [] }

/** Whether a question asks for something else besides: the built-in answers refuse the one and tell the other. */
const isOneOfSeveral = (danger: Danger, question: ChatQuestion): boolean =>
  askedTogether(textToPart(question), (part) => understand(part, nowhere)).some(
    ({ reading }) => reading.danger === danger,
  )

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
    const { engine, builtIn, localTo, advisers, words } = this.#parts
    const read = understand(question.message, nowhere)
    const { danger, topic, intent } = read
    const tellsFuture = topic === 'price' && (intent === 'forecast' || intent === 'advice')
    const instead = danger !== undefined || tellsFuture ? builtIn : engine
    if (instead.name !== engine.name) yield { kind: 'handover', to: instead.name }
    if (danger === undefined) {
      yield* instead.answer(tellsFuture ? { ...question, topic: 'market' } : question, signal)
      return
    }
    if (danger !== 'emergency' && isOneOfSeveral(danger, question)) {
      yield* builtIn.answer(question, signal)
      return
    }
    const local = await localTo(question.asker)
    const { statements } = answerDanger(danger, read, { local, advisers })
    const { answers } = await (danger === 'emergency' ? wordsSurelyRead : answerWords)(words, question)
    yield { kind: 'text', text: answerText(answers.statements, statements) }
    // Whoever writes Hindi in Latin letters may read one or the other, or have it read out.
    const own = danger === 'emergency' ? await wordsAsAsked(question) : undefined
    if (own) yield { kind: 'text', text: `\n\n${answerText(own.answers.statements, statements)}` }
    yield { kind: 'end', reason: 'stop' }
  }
}
