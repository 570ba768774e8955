import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { InFlightStore } from './budget/in-flight-store.ts'
import { MeteredModel } from './budget/metered-model.ts'
import { OneAtATime } from './budget/one-at-a-time.ts'
import { SpendingStore } from './budget/spending-store.ts'
import { BuiltInEngine } from './built-in/built-in-engine.ts'
import { inPlaceOfModel } from './built-in/built-in-words.ts'
import { FallbackEngine } from './built-in/fallback-engine.ts'
import type { Knowledge } from './built-in/knowledge.ts'
import type { ChatEngine } from './engine.ts'
import { ModelEngine } from './model/model-engine.ts'

/** What answers the farmers' questions. */
export interface Chat {
  readonly engine: ChatEngine
  close(): Promise<void>
}

/**
 * The model's time for an answer, and that of the built-in one in its place, in ms. Together, and with what the database takes between them,
 * they stay under the time at which the HTTP frame ends a streaming route, so that ours ends it with a word.
 */
const MODEL_MS = 105_000
const BUILT_IN_MS = 6_000
const IDLE_MS = 30_000

/** The engine that the settings ask for: a model within its limits with the built-in answers behind it, or these alone. */
export async function createChat(
  settings: Config['model'],
  database: Database,
  now: () => Date,
  knowledge: Knowledge,
): Promise<Chat> {
  if (settings === undefined) return { engine: new BuiltInEngine(knowledge), close: async () => {} }
  // Loaded only here: the client library is most of what a start without a model would wait for.
  const { OpenAiModel } = await import('./model/openai/openai-model.ts')
  const { baseUrl, key, name, maxTokensField, answerTokens, firstWordMs, dailyTokens } = settings
  const model = new OpenAiModel({
    baseUrl,
    key,
    name,
    maxTokensField,
    deadlines: { firstMs: firstWordMs, idleMs: IDLE_MS, totalMs: MODEL_MS },
  })
  const metered = new MeteredModel(model, new SpendingStore(database, dailyTokens), now)
  const answering = new OneAtATime(
    new ModelEngine(metered, knowledge, { maxTokens: answerTokens, totalMs: MODEL_MS }),
    new InFlightStore(database, MODEL_MS / 1000 + 15),
  )
  const engine = new FallbackEngine(answering, new BuiltInEngine(knowledge, inPlaceOfModel), BUILT_IN_MS)
  return { engine, close: () => model.close() }
}
