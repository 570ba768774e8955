import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { BuiltInEngine } from './built-in-engine.ts'
import type { ChatEngine } from './engine.ts'
import { InFlightStore } from './in-flight-store.ts'
import type { Knowledge } from './knowledge.ts'
import { MeteredModel } from './metered-model.ts'
import { ModelEngine } from './model-engine.ts'
import { OneAtATime } from './one-at-a-time.ts'
import { SpendingStore } from './spending-store.ts'

/** What answers the farmers' questions. */
export interface Chat {
  readonly engine: ChatEngine
  close(): Promise<void>
}

/** In all, in ms: a little under the time at which the HTTP frame ends a streaming route, so that ours ends it with a word. */
const TOTAL_MS = 115_000
const IDLE_MS = 30_000

/** The engine that the settings ask for: a model within its limits, or the built-in answers. */
export async function createChat(
  settings: Config['model'],
  database: Database,
  now: () => Date,
  knowledge: Knowledge,
): Promise<Chat> {
  if (settings === undefined) return { engine: new BuiltInEngine(knowledge), close: async () => {} }
  // Loaded only here: the client library is most of what a start without a model would wait for.
  const { OpenAiModel } = await import('./openai-model.ts')
  const { baseUrl, key, name, maxTokensField, answerTokens, firstWordMs, dailyTokens } = settings
  const model = new OpenAiModel({
    baseUrl,
    key,
    name,
    maxTokensField,
    deadlines: { firstMs: firstWordMs, idleMs: IDLE_MS, totalMs: TOTAL_MS },
  })
  const metered = new MeteredModel(model, new SpendingStore(database, dailyTokens), now)
  const engine = new OneAtATime(
    new ModelEngine(metered, knowledge, { maxTokens: answerTokens, totalMs: TOTAL_MS }),
    new InFlightStore(database, TOTAL_MS / 1000 + 15),
  )
  return { engine, close: () => model.close() }
}
