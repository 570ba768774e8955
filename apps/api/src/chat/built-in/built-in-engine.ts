import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { Question } from '@smart-farming/market-core/understand/reading'
import type { AskedPart } from '@smart-farming/market-core/understand/together/asked-together'
import {
  type ForecastTopic,
  isForecastTopic,
  isForeignTopic,
} from '@smart-farming/market-core/understand/topic/topic'
import type { AnswerWords, ServerWords } from '@smart-farming/words/catalogues'
import { answerText } from '@smart-farming/words/statement-words'
import type { Run } from '../../timing/worker-pool.ts'
import { answerWords } from '../answer-words.ts'
import type { AnswerPart, ChatEngine, ChatQuestion } from '../engine.ts'
import { questionsBefore } from '../history.ts'
import type { chatTasks } from '../reading/chat-tasks.ts'
import { forecastAsked } from '../reading/forecast-asked.ts'
import type { FarmAnswer } from '../tools/farm/farm-answer.ts'
import type { FarmQuestion } from '../tools/farm/farm-question.ts'
import type { FarmReading } from '../tools/farm/farm-reading.ts'
import { ToolRefusal } from '../tools/tool.ts'
import type { Knowledge } from './knowledge.ts'
import { inTurn } from './several.ts'

type BuiltInWords = Pick<ServerWords, 'answers' | 'chat' | 'weather'>
/** Whether there is no model, it did not answer, or it must not be asked. */
type Role = 'withoutModel' | 'inPlaceOfModel' | 'besideModel'

/** So many misspelt words are told what they were taken for. */
const MOST_TOLD = 6

/** Answers without a model: prices, sums and the farm's forecast, and for the rest an honest word. */
export class BuiltInEngine implements ChatEngine {
  readonly name = 'built-in'
  readonly #knowledge: Pick<Knowledge, 'prices' | 'localTo' | 'farmOf' | 'farm'>
  readonly #words: BuiltInWords
  readonly #run: Run<typeof chatTasks>
  readonly #role: Role

  /** @param run reads messages where nobody waits for it */
  constructor(
    knowledge: Pick<Knowledge, 'prices' | 'localTo' | 'farmOf' | 'farm'>,
    words: BuiltInWords,
    run: Run<typeof chatTasks>,
    role: Role = 'withoutModel',
  ) {
    this.#knowledge = knowledge
    this.#words = words
    this.#run = run
    this.#role = role
  }

  /**
   * What the question is about decides who answers; the tab that it was put in, where that says nothing. In the
   * language that it was asked in.
   */
  async *answer(asked: ChatQuestion): AsyncGenerator<AnswerPart, void, undefined> {
    const words = await answerWords(this.#words, asked.language)
    const ownWords = words.chat.builtIn[this.#role]
    const { prices } = this.#knowledge
    const before = questionsBefore(asked.history)
    const text = await this.#run('textToPart', { message: asked.message, before })
    const together = await prices.readTogether(text)
    if (together.length > 1) {
      yield* this.#inTurn({ ...asked, words, ownWords }, together)
      return
    }
    const reading = await prices.read(asked.message, before)
    const question: Worded = { ...asked, words, ownWords, reading }
    for await (const part of this.#answered(question)) {
      if (part.kind === 'end' && reading.took !== undefined)
        yield { kind: 'text', text: `\n\n${this.#tookFor(reading.took)}` }
      yield part
    }
  }

  /** Things that are asked together, the first of them first; how it answers is said once, behind them all. */
  async *#inTurn(
    asked: Omit<Worded, 'reading'>,
    parts: readonly AskedPart[],
  ): AsyncGenerator<AnswerPart, void, undefined> {
    const asksForecast = parts.some(({ reading }) => isForecastTopic(reading.topic))
    const sources: AnswerSource[] = []
    const questions = parts.map(({ text, reading }): Worded => {
      return { ...asked, message: text, reading, isPart: true, ...(asksForecast && { hasForecast: true }) }
    })
    yield* inTurn(
      questions.map((question) => () => this.#answered(question)),
      sources,
    )
    const { both, market } = asked.ownWords
    const line = asksForecast ? both : market
    if (!isModeSaid(asked)) yield { kind: 'text', text: `\n\n${line}` }
    const took = new Map(parts.flatMap(({ reading }) => [...(reading.took ?? [])]))
    if (took.size > 0) yield { kind: 'text', text: `\n\n${this.#tookFor(took)}` }
    yield end(sources)
  }

  async *#answered(question: Worded): AsyncGenerator<AnswerPart, void, undefined> {
    const { topic, unplaced, asksWho = false, smallTalk, danger } = question.reading
    const { message, history } = question
    const { farm, ...forecast } = await this.#run('readForecast', {
      message,
      before: questionsBefore(history),
      topic,
    })
    // A dose is refused by the rule that stands before every answer, whatever else is asked.
    if (danger !== undefined) yield* this.#market(question, farm, undefined)
    else if (smallTalk !== undefined) yield* this.#human(question)
    else if (isForecastTopic(topic)) yield* this.#forecast(question, farm, topic)
    else if (forecast.asksOfDays) yield* this.#forecast(question, farm, 'weather')
    else if (forecast.goesOn) yield* this.#farm(question, farm, false, false)
    else if (isForeignTopic(topic) || topic === 'price' || topic === 'sums' || question.topic === 'market')
      yield* this.#market(question, farm, forecast.bears)
    else yield* this.#farm(question, farm, asksWho, unplaced !== undefined)
  }

  #tookFor(took: ReadonlyMap<string, string>): string {
    return this.#words.chat.builtIn.took({ words: [...took].slice(0, MOST_TOLD) })
  }

  /** A short answer of a person, and nothing behind it. */
  async *#human(question: Worded): AsyncGenerator<AnswerPart, void, undefined> {
    const { statements } = await this.#known(question)
    yield { kind: 'text', text: answerText(question.words.answers.statements, statements) }
    yield end([])
  }

  async *#market(
    question: Worded,
    farm: FarmReading,
    bears: FarmQuestion | undefined,
  ): AsyncGenerator<AnswerPart, void, undefined> {
    const { answers, chat } = question.words
    const { statements, sources, suggestions } = await this.#known(question)
    yield { kind: 'text', text: answerText(answers.statements, statements) }
    // Beside other answers what else could be asked is noise.
    if (suggestions.length > 0 && !question.isPart) {
      const questions = suggestions.map((about) => answers.suggestions[about])
      yield { kind: 'text', text: `\n\n${chat.builtIn.suggested({ questions })}` }
    }
    // What the forecast adds is left out where it cannot be had: nobody asked for it.
    const told =
      bears && !question.hasForecast
        ? await this.#knowledge
            .farm({ ...question, reading: farm }, bears, question.words)
            .catch(() => undefined)
        : undefined
    if (told !== undefined) yield { kind: 'text', text: `\n\n${told.text}` }
    const { market } = question.ownWords
    if (!isModeSaid(question)) yield { kind: 'text', text: `\n\n${market}` }
    yield end([...sources, ...(told?.sources ?? [])])
  }

  async *#forecast(
    question: Worded,
    farm: FarmReading,
    topic: ForecastTopic,
  ): AsyncGenerator<AnswerPart, void, undefined> {
    const told = await this.#told(question, farm, forecastAsked(topic))
    yield { kind: 'text', text: told === undefined ? question.ownWords.noAdvice : inWords(question, told) }
    yield end(told?.sources ?? [])
  }

  /**
   * @param asksWho asks for somebody who knows
   * @param isForeign has words of something else, which count where the forecast has no answer
   */
  async *#farm(
    question: Worded,
    farm: FarmReading,
    asksWho: boolean,
    isForeign: boolean,
  ): AsyncGenerator<AnswerPart, void, undefined> {
    const told = await this.#told(question, farm)
    const isUnknown = isForeign && told === undefined
    const asked = asksWho || isUnknown ? await this.#known(question) : undefined
    const known = asked && answerText(question.words.answers.statements, asked.statements)
    const said = told === undefined ? question.ownWords.noAdvice : inWords(question, told)
    // Who can help comes before what else could be asked here.
    yield { kind: 'text', text: (isUnknown ? [known, said] : [said, known]).filter(Boolean).join('\n\n') }
    yield end(told?.sources ?? [])
  }

  async #known({ message, history, asker, reading }: Worded) {
    const { prices, localTo, farmOf } = this.#knowledge
    const [local, farm] = await Promise.all([localTo(asker), farmOf(asker)])
    return prices.answer(message, questionsBefore(history), local, reading, farm)
  }

  #told(question: Worded, reading: FarmReading, asked?: FarmQuestion): Promise<Told | undefined> {
    return this.#knowledge.farm({ ...question, reading }, asked, question.words).catch((error: unknown) => {
      if (error instanceof ToolRefusal) return { text: error.message, sources: [] }
      throw error
    })
  }
}

/** A question with the words of its language, and what was understood of it. */
interface Worded extends ChatQuestion {
  readonly reading: Question
  /** One of several things that are asked together. */
  readonly isPart?: boolean
  /** One of those asks for the forecast: the others need none beside them. */
  readonly hasForecast?: boolean
  readonly words: AnswerWords
  readonly ownWords: AnswerWords['chat']['builtIn'][Role]
}

function inWords(question: Worded, { text }: Told): string {
  const { farm } = question.ownWords
  return isModeSaid(question) ? text : `${text}\n\n${farm}`
}

/** How it answers is said once a conversation, whatever it first answered from. */
function isModeSaid({ history, isPart = false, ownWords }: Omit<Worded, 'reading'>): boolean {
  const { market, farm, both } = ownWords
  const isSaidIn = (content: string) => [market, farm, both].some((line) => content.includes(line))
  return isPart || history.some(({ role, content }) => role === 'assistant' && isSaidIn(content))
}

type Told = Pick<FarmAnswer, 'text' | 'sources'>

function end(sources: readonly AnswerSource[]): AnswerPart {
  return { kind: 'end', reason: 'stop', ...(sources.length > 0 && { sources }) }
}
