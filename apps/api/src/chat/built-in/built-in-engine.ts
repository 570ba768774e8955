import { isDeepStrictEqual } from 'node:util'
import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { Suggestion } from '@smart-farming/market-core/answering/draft'
import type { Statement } from '@smart-farming/market-core/answering/statement'
import type { PartRead } from '@smart-farming/market-core/reader/question'
import { textOf } from '@smart-farming/words/answers/answer-texts'
import type { AnswerWords, ServerWords } from '@smart-farming/words/catalogues'
import { answerWords } from '../answer-words.ts'
import { type AnswerPart, BUILT_IN, type ChatEngine, type ChatQuestion } from '../engine.ts'
import { questionsBefore } from '../history.ts'
import { ToolRefusal } from '../tools/tool.ts'
import type { Knowledge } from './knowledge.ts'
import { type Run, runsOf } from './runs-of.ts'

/** Answers without a model: prices, sums and the farm's forecast, and for the rest the people who know. */
export class BuiltInEngine implements ChatEngine {
  readonly name = BUILT_IN
  readonly #knowledge: Pick<Knowledge, 'prices' | 'localTo' | 'farmOf' | 'weather'>
  readonly #words: Pick<ServerWords, 'said' | 'chat' | 'weather'>

  constructor(
    knowledge: Pick<Knowledge, 'prices' | 'localTo' | 'farmOf' | 'weather'>,
    words: Pick<ServerWords, 'said' | 'chat' | 'weather'>,
  ) {
    this.#knowledge = knowledge
    this.#words = words
  }

  /** Answers the parts of a message in their order; what two of them say is said once. */
  async *answer(asked: ChatQuestion): AsyncGenerator<AnswerPart, void, undefined> {
    const local = await this.#knowledge.localTo(asked.asker)
    const { message, history } = asked
    const reading =
      asked.reading ?? (await this.#knowledge.prices.read(message, questionsBefore(history), local))
    const words = await answerWords(this.#words, reading.language)
    const said: Said = { statements: [], texts: new Set(), sources: [], suggestions: [] }
    for (const run of runsOf(reading.parts)) {
      const text =
        run.kind === 'weather'
          ? await this.#ofWeather(asked, run, words, said)
          : await this.#ofPrices(asked, run.parts, local, words, said)
      if (text === '' || said.texts.has(text)) continue
      yield { kind: 'text', text: said.texts.size === 0 ? text : `\n\n${text}` }
      said.texts.add(text)
    }
    const questions = said.suggestions.map((about) => words.said.suggestions[about])
    if (questions.length > 0)
      yield { kind: 'text', text: `\n\n${words.chat.builtIn.suggested({ questions })}` }
    yield { kind: 'end', reason: 'stop', ...(said.sources.length > 0 && { sources: said.sources }) }
  }

  async #ofPrices(
    { asker }: ChatQuestion,
    parts: readonly PartRead[],
    local: readonly string[],
    words: AnswerWords,
    said: Said,
  ): Promise<string> {
    const { prices, farmOf } = this.#knowledge
    const told = await prices.answer(parts, local, await farmOf(asker))
    const statements = told.statements.filter(
      (one) => !said.statements.some((before) => isDeepStrictEqual(before, one)),
    )
    said.statements.push(...statements)
    addSources(said, told.sources)
    said.suggestions = told.suggestions
    return textOf(words.said, statements)
  }

  async #ofWeather(
    { asker, at }: ChatQuestion,
    { asked }: Extract<Run, { kind: 'weather' }>,
    words: AnswerWords,
    said: Said,
  ): Promise<string> {
    try {
      const { text, sources } = await this.#knowledge.weather({ asked, asker, at }, words)
      addSources(said, sources)
      return text
    } catch (error) {
      if (error instanceof ToolRefusal) return error.message
      throw error
    }
  }
}

/** What an answer has said so far. */
interface Said {
  readonly statements: Statement[]
  readonly texts: Set<string>
  readonly sources: AnswerSource[]
  suggestions: readonly Suggestion[]
}

function addSources({ sources }: Said, more: readonly AnswerSource[]): void {
  for (const source of more) if (!sources.some((one) => isDeepStrictEqual(one, source))) sources.push(source)
}
