import { isDeepStrictEqual } from 'node:util'
import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { ParsedPart, Statement, Suggestion, WeatherQuestion } from '@smart-farming/market-core/chat'
import { renderAnswer } from '@smart-farming/words/answers/answer-texts'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import { answerMessagesIn } from '../answer-messages.ts'
import { type AnswerPart, BUILT_IN_MODEL, type ChatEngine, type ChatQuestion } from '../engine.ts'
import { earlierQuestions } from '../history.ts'
import { ToolRefusal } from '../tools/tool.ts'
import { type BuiltInKnowledge, groupByAnswerer } from './knowledge.ts'

/** Answers price and forecast questions without a model; refers the rest to people. */
export class BuiltInEngine implements ChatEngine {
  readonly name = BUILT_IN_MODEL
  readonly #knowledge: BuiltInKnowledge
  readonly #words: Pick<ServerMessages, 'said' | 'chat' | 'weather'>

  constructor(knowledge: BuiltInKnowledge, words: Pick<ServerMessages, 'said' | 'chat' | 'weather'>) {
    this.#knowledge = knowledge
    this.#words = words
  }

  /** Answers the parts of a message in order and drops repeated statements. */
  async *answer(question: ChatQuestion): AsyncGenerator<AnswerPart, void, undefined> {
    const { prices, localTo, farmOf, weather } = this.#knowledge
    const { message, history, asker, at } = question
    const local = await localTo(asker)
    const reading = question.reading ?? (await prices.read(message, earlierQuestions(history), local))
    const words = await answerMessagesIn(this.#words, question.language ?? reading.language)
    const statements: Statement[] = []
    const sources: AnswerSource[] = []
    const texts = new Set<string>()
    let suggestions: readonly Suggestion[] = []

    const ofPrices = async (parts: readonly ParsedPart[]): Promise<string> => {
      const told = await prices.answer(parts, local, await farmOf(asker))
      suggestions = told.suggestions
      for (const source of told.sources) addNew(sources, [source])
      return renderAnswer(words.said, addNew(statements, told.statements))
    }
    const ofWeather = async (asked: WeatherQuestion): Promise<string> => {
      const told = await weather({ asked, asker, at }, words)
      for (const source of told.sources) addNew(sources, [source])
      return told.text
    }

    for (const run of groupByAnswerer(reading.parts)) {
      const text = 'asked' in run ? await ofWeather(run.asked).catch(refusalText) : await ofPrices(run.parts)
      if (text === '' || texts.has(text)) continue
      yield { kind: 'text', text: texts.size === 0 ? text : `\n\n${text}` }
      texts.add(text)
    }
    const questions = suggestions.map((about) => words.said.suggestions[about])
    if (questions.length > 0)
      yield { kind: 'text', text: `\n\n${words.chat.builtIn.suggested({ questions })}` }
    yield { kind: 'end', reason: 'stop', ...(sources.length > 0 && { sources }) }
  }
}

function refusalText(error: unknown): string {
  if (error instanceof ToolRefusal) return error.message
  throw error
}

function addNew<Item>(all: Item[], more: readonly Item[]): Item[] {
  const fresh = more.filter((one) => !all.some((before) => isDeepStrictEqual(before, one)))
  all.push(...fresh)
  return fresh
}
