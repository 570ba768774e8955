import type { chat } from '@smart-farming/contracts/chat'
import { cleanUpWhileListening } from '../db/clean-up.ts'
import type { Deps } from '../deps.ts'
import type { Feature, Lent } from '../http/answers/feature.ts'
import { addressesIn } from '../http/limits/client-address.ts'
import type { SignedIn } from '../http/session/session-reader.ts'
import { forgetAddressDays, forgetUserDays } from './budget/forget-spending-store.ts'
import { forgetPlaces, InFlightStore } from './budget/in-flight-store.ts'
import { MeteredModel } from './budget/metered-model.ts'
import { OneAtATime } from './budget/one-at-a-time.ts'
import { SpendingStore } from './budget/spending-store.ts'
import { BuiltInEngine } from './built-in/built-in-engine.ts'
import { FallbackEngine } from './built-in/fallback-engine.ts'
import { factsFor, type Knowledge } from './built-in/knowledge.ts'
import type { ChatEngine } from './engine.ts'
import { chatHandlers } from './handlers.ts'
import type { ChatModel } from './model/model.ts'
import { ModelEngine } from './model/model-engine.ts'
import { SafeEngine } from './safety/safe-engine.ts'
import { chatTools } from './tools/chat-tools.ts'
import { answerWeather } from './tools/farm/answers/answer-weather.ts'
import type { ToolPorts } from './tools/ports.ts'
import { farmAsking } from './tools/prices/find-series.ts'

interface EngineParts extends Pick<Deps, 'config' | 'reading' | 'words'> {
  /** What the other features know, as the chat asks for it. */
  readonly known: Omit<ToolPorts, 'words'>
}

/** What stands around the model: its caps for farmers, or what counts its calls. */
interface Around {
  readonly model: (model: ChatModel) => ChatModel
  readonly answering?: (engine: ChatEngine) => ChatEngine
}

interface Parts extends EngineParts, Pick<Deps, 'database' | 'now'>, Lent {
  /** What the place of a farm is called. Never rejects. */
  readonly placeName: (farmer: SignedIn) => Promise<string>
  /** Aborted when the process stops and cannot wait any longer. */
  readonly lastCall: AbortSignal
  /** Cuts off a reader of a streamed answer who takes nothing for so long, in ms; the chat's own time unless given. */
  readonly readerIdleMs?: number | undefined
}

/**
 * The model's time for an answer, and that of the built-in one in its place, in ms. Together, and with what the
 * database takes between them, they stay under the time at which the HTTP frame ends a streaming route, so that ours
 * ends it with a word.
 */
const MODEL_MS = 105_000
const BUILT_IN_MS = 6_000
/** Longest silence of a model that has begun to answer, in ms. */
const IDLE_MS = 30_000

/** What time makes useless here. */
export const chatCleanUps = {
  'spending by user': forgetUserDays,
  'spending by address': forgetAddressDays,
  'questions in flight': forgetPlaces,
}

/** The two conversations: the engine that the settings ask for, on what the other features know. */
export async function createChat(parts: Parts): Promise<Feature<typeof chat>> {
  const { database, now, config } = parts
  const { engine, close } = await createEngine(parts, {
    model: (model) =>
      config.model
        ? new MeteredModel(model, new SpendingStore(database, config.model.dailyTokens), now)
        : model,
    answering: (answering) => new OneAtATime(answering, new InFlightStore(database, MODEL_MS / 1000 + 15)),
  })
  const stopCleaningUp = cleanUpWhileListening(parts, chatCleanUps)
  return {
    handlers: chatHandlers({
      ...parts,
      engine,
      takesPhotos: config.model?.vision === true,
      isCooperative: addressesIn(config.limits.cooperatives),
    }),
    async close() {
      await Promise.all([close(), stopCleaningUp()])
    },
  }
}

/** The engine that farmers get, as the settings ask for it. `close` lets go of its connections to the model. */
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

/** The knowledge of the other features, as answers rest on it. */
function knowledgeOf({ known, words }: EngineParts): Knowledge {
  const ports = { ...known, words }
  const knowledge: Omit<Knowledge, 'factsFor'> = {
    prices: known.answers,
    localTo: (asker) => known.farms.countries(asker),
    farmOf: (asker) => farmAsking(ports, asker),
    weather: (question, inLanguage) => answerWeather(ports, question, inLanguage),
    tools: chatTools(ports),
  }
  return { ...knowledge, factsFor: factsFor(knowledge, words) }
}

/** A model within its limits with the built-in answers behind it, or these alone. */
async function makeEngine(
  { config, words, reading }: EngineParts,
  knowledge: Knowledge,
  around: Around,
): Promise<{ engine: ChatEngine; close: () => Promise<void> }> {
  if (config.model === undefined)
    return { engine: new BuiltInEngine(knowledge, words), close: async () => {} }
  // Loaded only here: the client library is most of what a start without a model would wait for.
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
