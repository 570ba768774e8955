import type { ReadPart, RequestingFarm, WeatherQuestion } from '@smart-farming/market-core/chat'
import { renderAnswer } from '@smart-farming/words/answers/answer-texts'
import type { AnswerWords, ServerWords } from '@smart-farming/words/catalogues'
import type { ChatQuestion, ChatUser } from '../engine.ts'
import { earlierQuestions } from '../history.ts'
import type { FarmAnswer, ForecastQuestion } from '../tools/farm/answers/answer-weather.ts'
import type { PriceAnswers } from '../tools/ports.ts'
import { statementFacts } from '../tools/prices/price-result.ts'
import type { Tool, ToolResult } from '../tools/tool.ts'

/** Facts that an answer may rest on, whether the answer comes from a model or from the product itself. */
export interface BuiltInKnowledge {
  /** Reads messages, and answers price questions without a model. */
  readonly prices: PriceAnswers
  /** The countries that count as "here" for a farm, ISO alpha-2; empty while they are unknown. Never throws. */
  readonly localTo: (asker: ChatUser) => Promise<readonly string[]>
  /** The farm that a price question is about. Never throws. */
  readonly farmOf: (asker: ChatUser) => Promise<RequestingFarm>
  /**
   * Answers a question about weather and work from the farm's forecast.
   * @param words texts in the answer's language; English if left out
   * @throws {ToolRefusal} with a message that may be shown to the farmer
   */
  readonly weather: (question: ForecastQuestion, words?: AnswerWords) => Promise<FarmAnswer>
}

/** Like {@link BuiltInKnowledge}, plus the model's tools. */
export interface Knowledge extends BuiltInKnowledge {
  /** Tools that a model may call. */
  readonly tools: readonly Tool[]
  /**
   * Facts about a question, for a model that cannot call tools. Undefined if nothing is known.
   * @throws whatever the lookup throws; the question is then answered without facts
   */
  readonly factsFor: (question: ChatQuestion) => Promise<ToolResult | undefined>
}

/** Parts of a message that are answered together: one about the forecast, or consecutive others. */
type Run = { readonly asked: WeatherQuestion } | { readonly parts: readonly ReadPart[] }

/** Groups the parts of a message by their answerer, in order. */
export function groupByAnswerer(parts: readonly ReadPart[]): Run[] {
  const runs: Run[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (part.question.kind === 'weather') runs.push({ asked: part.question })
    else if (last && 'parts' in last) runs[runs.length - 1] = { parts: [...last.parts, part] }
    else runs.push({ parts: [part] })
  }
  return runs
}

/**
 * Looks up facts as the built-in answers do: stored prices or, if those do not answer the question, the farm's
 * forecast.
 */
export const createFactLookup =
  (
    { prices, localTo, farmOf, weather }: BuiltInKnowledge,
    words: Pick<ServerWords, 'said'>,
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
        // The farmer's own figures, repeated by the product, are not findings.
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
