import type { chat } from '@smart-farming/contracts/chat'
import { scheduleCleanup } from '../db/cleanup.ts'
import type { Deps } from '../deps.ts'
import { createAddressMatcher } from '../http/limits/client-address.ts'
import type { Feature, FeatureContext } from '../http/routing/feature.ts'
import type { SignedInUser } from '../http/session/session-reader.ts'
import { deleteExpiredAddressSpending, deleteExpiredUserSpending } from './budget/expired-spending-store.ts'
import { deleteStaleInFlight, InFlightStore } from './budget/in-flight-store.ts'
import { MeteredModel } from './budget/metered-model.ts'
import { SerialEngine } from './budget/serial-engine.ts'
import { SpendingStore } from './budget/spending-store.ts'
import { BuiltInEngine } from './built-in/built-in-engine.ts'
import { FallbackEngine } from './built-in/fallback-engine.ts'
import { createFactLookup, type Knowledge } from './built-in/knowledge.ts'
import type { ChatEngine } from './engine.ts'
import { chatHandlers } from './handlers.ts'
import type { ChatModel } from './model/model.ts'
import { ModelEngine } from './model/model-engine.ts'
import { SafeEngine } from './safety/safe-engine.ts'
import { chatTools } from './tools/chat-tools.ts'
import { answerWeather } from './tools/farm/answers/answer-weather.ts'
import type { ToolPorts } from './tools/ports.ts'
import { findAskingFarm } from './tools/prices/find-series.ts'

interface EngineParts extends Pick<Deps, 'config' | 'reading' | 'words'> {
  readonly known: Omit<ToolPorts, 'words'>
}

/** Wrappers around the model: caps per farmer, or a call counter. */
interface Around {
  readonly model: (model: ChatModel) => ChatModel
  readonly answering?: (engine: ChatEngine) => ChatEngine
}

interface Parts extends EngineParts, Pick<Deps, 'database' | 'now'>, FeatureContext {
  /** Name of a farm's place. Never rejects. */
  readonly placeName: (farmer: SignedInUser) => Promise<string>
  /** Aborted when the process stops and cannot wait any longer. */
  readonly shutdownSignal: AbortSignal
  /** Defaults to the chat's own limit. */
  readonly readerIdleMs?: number | undefined
}

/**
 * Time limits of the model's answer and of the built-in fallback. Together with the database's
 * time, they stay below the HTTP framework's limit for streams, so the answer ends with an
 * explanation.
 */
const MODEL_MS = 105_000
const BUILT_IN_MS = 6_000
/** Longest pause of a model that has begun to answer. */
const IDLE_MS = 30_000

export const chatCleanupJobs = {
  'spending by user': deleteExpiredUserSpending,
  'spending by address': deleteExpiredAddressSpending,
  'questions in flight': deleteStaleInFlight,
}

/** The two conversations, answered by the configured engine. */
export async function createChat(parts: Parts): Promise<Feature<typeof chat>> {
  const { database, now, config } = parts
  const { engine, close } = await createEngine(parts, {
    model: (model) =>
      config.model
        ? new MeteredModel(model, new SpendingStore(database, config.model.dailyTokens), now)
        : model,
    answering: (answering) => new SerialEngine(answering, new InFlightStore(database, MODEL_MS / 1000 + 15)),
  })
  const stopCleaningUp = scheduleCleanup(parts, chatCleanupJobs)
  return {
    handlers: chatHandlers({
      ...parts,
      engine,
      takesPhotos: config.model?.vision === true,
      isCooperative: createAddressMatcher(config.limits.cooperatives),
    }),
    async close() {
      await Promise.all([close(), stopCleaningUp()])
    },
  }
}

/** Creates the configured engine. `close` closes its connections to the model. */
export async function createEngine(
  parts: EngineParts,
  around: Around,
): Promise<{ engine: ChatEngine; close: () => Promise<void> }> {
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
    farmOf: (asker) => findAskingFarm(ports, asker),
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
): Promise<{ engine: ChatEngine; close: () => Promise<void> }> {
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
