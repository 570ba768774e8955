import type { Deps } from '../deps.ts'
import { BuiltInEngine } from './built-in/built-in-engine.ts'
import { FallbackEngine } from './built-in/fallback-engine.ts'
import { createFactLookup, type Knowledge } from './built-in/knowledge.ts'
import type { ChatEngine } from './engine.ts'
import { type ChatModel, MODEL_MS } from './model/model.ts'
import { ModelEngine } from './model/model-engine.ts'
import { SafeEngine } from './safety/safe-engine.ts'
import { chatTools } from './tools/chat-tools.ts'
import { answerWeather } from './tools/farm/answers/answer-weather.ts'
import type { ToolPorts } from './tools/ports.ts'
import { findAskersFarm } from './tools/prices/find-series.ts'

export interface EngineParts extends Pick<Deps, 'config' | 'reading' | 'words'> {
  readonly known: Omit<ToolPorts, 'words'>
}

/** Wrappers around the model: caps per farmer, or a call counter. */
export interface Around {
  readonly model: (model: ChatModel) => ChatModel
  readonly answering?: (engine: ChatEngine) => ChatEngine
}

/** An engine and the end of its connections to the model. */
export interface OpenEngine {
  readonly engine: ChatEngine
  readonly close: () => Promise<void>
}

/**
 * Time limit of the built-in fallback, in ms. Together with {@link MODEL_MS} and the database's time it
 * stays below the HTTP framework's limit for streams, so the answer ends with an explanation.
 */
const BUILT_IN_MS = 6_000
/** Maximum pause allowed once the model has begun to answer, in ms. */
const IDLE_MS = 30_000

/** Creates the configured engine. `close` closes its connections to the model. */
export async function createEngine(parts: EngineParts, around: Around): Promise<OpenEngine> {
  const knowledge = knowledgeOf(parts)
  const { engine: answering, close } = await makeEngine(parts, knowledge, around)
  const engine = new SafeEngine({
    engine: answering,
    prices: knowledge.prices,
    localTo: knowledge.localTo,
    advisers: parts.config.advisers,
    words: parts.words,
  })
  return { engine, close }
}

function knowledgeOf({ known, words }: EngineParts): Knowledge {
  const ports = { ...known, words }
  const knowledge: Omit<Knowledge, 'factsFor'> = {
    prices: known.answers,
    localTo: (asker) => known.farms.countries(asker),
    farmOf: (asker) => findAskersFarm(ports, asker),
    weather: (question, inLanguage) => answerWeather(ports, question, inLanguage),
    tools: chatTools(ports),
  }
  return { ...knowledge, factsFor: createFactLookup(knowledge, words) }
}

/** A model with the built-in answers as fallback, or only the built-in answers. */
async function makeEngine(
  { config, words, reading }: EngineParts,
  knowledge: Knowledge,
  around: Around,
): Promise<OpenEngine> {
  if (config.model === undefined)
    return { engine: new BuiltInEngine(knowledge, words), close: async () => {} }
  // Imported only when needed, because the client library would dominate the start-up time.
  const { OpenAiModel } = await import('./model/openai/openai-model.ts')
  const { baseUrl, key, name, maxTokensField, answerTokens, firstWordMs } = config.model
  const model = new OpenAiModel({
    baseUrl,
    key,
    name,
    maxTokensField,
    deadlines: { firstMs: firstWordMs, idleMs: IDLE_MS, totalMs: MODEL_MS },
  })
  const limits = { maxTokens: answerTokens, totalMs: MODEL_MS }
  const answering = new ModelEngine(around.model(model), knowledge, limits, words, reading.run)
  const engine = new FallbackEngine(
    around.answering?.(answering) ?? answering,
    new BuiltInEngine(knowledge, words),
    BUILT_IN_MS,
    words,
  )
  return { engine, close: () => model.close() }
}
