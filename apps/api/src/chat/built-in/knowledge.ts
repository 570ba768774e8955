import type { ParsedPart, RequestingFarm, WeatherQuestion } from '@smart-farming/market-core/chat'
import { renderAnswer } from '@smart-farming/words/answers/answer-texts'
import type { AnswerMessages, ServerMessages } from '@smart-farming/words/catalogues'
import type { ChatQuestion, ChatUser } from '../engine.ts'
import { earlierQuestions } from '../history.ts'
import type { FarmAnswer, ForecastQuestion } from '../tools/farm/answers/answer-weather.ts'
import type { PriceAnswers } from '../tools/ports.ts'
import { statementFacts } from '../tools/prices/price-result.ts'
import type { Tool, ToolResult } from '../tools/tool.ts'

export interface BuiltInKnowledge {
  readonly prices: PriceAnswers
  /** Countries that count as local for a farm, ISO alpha-2; empty if unknown. Never throws. */
  readonly localTo: (asker: ChatUser) => Promise<readonly string[]>
  /** The farm that a price question is about. Never throws. */
  readonly farmOf: (asker: ChatUser) => Promise<RequestingFarm>
  /**
   * Answers a weather or work question from the farm's forecast.
   * @param words texts in the answer's language; English by default
   * @throws {ToolRefusal} with a message for the farmer
   */
  readonly weather: (question: ForecastQuestion, words?: AnswerMessages) => Promise<FarmAnswer>
}

export interface Knowledge extends BuiltInKnowledge {
  readonly tools: readonly Tool[]
  /**
   * Facts for a model that cannot call tools; undefined if nothing is known.
   * @throws any lookup error; the question is then answered without facts
   */
  readonly factsFor: (question: ChatQuestion) => Promise<ToolResult | undefined>
}

/** Parts of a message that are answered together: one forecast question, or consecutive others. */
type Run = { readonly asked: WeatherQuestion } | { readonly parts: readonly ParsedPart[] }

/** Groups the parts of a message by their answerer, in order. */
export function groupByAnswerer(parts: readonly ParsedPart[]): Run[] {
  const runs: Run[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (part.question.kind === 'weather') runs.push({ asked: part.question })
    else if (last && 'parts' in last) runs[runs.length - 1] = { parts: [...last.parts, part] }
    else runs.push({ parts: [part] })
  }
  return runs
}

/** Looks up the facts of the built-in answers: stored prices, or else the farm's forecast. */
export const createFactLookup =
  (
    { prices, localTo, farmOf, weather }: BuiltInKnowledge,
    words: Pick<ServerMessages, 'said'>,
  ): Knowledge['factsFor'] =>
  async ({ message, history, asker, at, reading }) => {
    const [local, own] = await Promise.all([localTo(asker), farmOf(asker)])
    const { parts } = reading ?? (await prices.read(message, earlierQuestions(history), local))
    const runs = groupByAnswerer(parts)
    for (const run of runs) {
      if ('asked' in run) continue
      const { answered, statements, sources } = await prices.answer(run.parts, local, own)
      if (!answered) continue
      return {
        data: { prices: renderAnswer(words.said, statements) },
        // Skip the farmer's own numbers: they are not findings.
        facts: statementFacts(statements.filter(({ code }) => code !== 'given')),
        sources,
        names: sources.map(({ series }) => series),
      }
    }
    const ofForecast = runs.find((run) => 'asked' in run)
    if (ofForecast === undefined) return undefined
    const told = await weather({ asked: ofForecast.asked, asker, at })
    return { ...told, provenance: 'forecast', data: { farm: told.text } }
  }
