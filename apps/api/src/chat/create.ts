import type { chat } from '@smart-farming/contracts/chat'
import type { Fact } from '@smart-farming/market-core/answer/fact'
import type { Statement } from '@smart-farming/market-core/answer/statement'
import { answerText } from '@smart-farming/words/statement-words'
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
import type { Knowledge } from './built-in/knowledge.ts'
import type { ChatAsker, ChatEngine } from './engine.ts'
import { chatHandlers } from './handlers.ts'
import { questionsBefore } from './history.ts'
import type { ChatModel } from './model/model.ts'
import { ModelEngine } from './model/model-engine.ts'
import { SafeEngine } from './safety/safe-engine.ts'
import { chatTools } from './tools/chat-tools.ts'
import { answerForPlaces } from './tools/farm/places/answer-for-places.ts'
import type { PriceAnswers, ToolPorts } from './tools/ports.ts'
import { farmAsking } from './tools/prices/farm-asking.ts'

interface EngineParts extends Pick<Deps, 'config' | 'reading' | 'words'> {
  /** What the other features know, as the chat asks for it. */
  readonly known: Omit<ToolPorts, 'words'> & { readonly answers: PriceAnswers }
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
    builtIn: new BuiltInEngine(
      knowledge,
      parts.words,
      parts.reading.run,
      parts.config.model ? 'besideModel' : 'withoutModel',
    ),
    localTo: knowledge.localTo,
    advisers: parts.config.advisers,
    words: parts.words,
    run: parts.reading.run,
  })
  return { engine, close }
}

/** What answers may rest on, from what the rest of the product knows. */
function knowledgeOf({ known, words, reading }: EngineParts): Knowledge {
  const ports = { ...known, words }
  const localTo = (asker: ChatAsker) => known.farms.countries(asker)
  const farmOf = (asker: ChatAsker) => farmAsking(ports, asker)
  const farm: Knowledge['farm'] = (question, asked, inLanguage) =>
    answerForPlaces(ports, question, asked, inLanguage)
  return {
    prices: known.answers,
    localTo,
    farmOf,
    farm,
    tools: chatTools(ports),
    factsFor: async (question) => {
      const { message, history, asker } = question
      const [local, own] = await Promise.all([localTo(asker), farmOf(asker)])
      const before = questionsBefore(history)
      const prices = await known.answers.answer(message, before, local, undefined, own)
      if (prices.answered) {
        const { statements, sources } = prices
        return {
          data: { prices: answerText(words.answers.statements, statements) },
          facts: statements.flatMap(foundFacts),
          sources,
          names: sources.map(({ series }) => series),
        }
      }
      const weather = await farm({ ...question, reading: await reading.run('readFarm', { message, before }) })
      return weather && { ...weather, provenance: 'forecast', data: { farm: weather.text } }
    },
  }
}

/** The facts of a statement that the product knows: the farmer's own figures, which it repeats, are none. */
const foundFacts = ({ code, facts }: Statement): readonly Fact[] =>
  code === 'given' || code === 'unused'
    ? []
    : facts.filter(({ kind, months }) => code !== 'own_price' || kind !== 'price' || months !== undefined)

/** A model within its limits with the built-in answers behind it, or these alone. */
async function makeEngine(
  { config, words, reading }: EngineParts,
  knowledge: Knowledge,
  around: Around,
): Promise<{ engine: ChatEngine; close: () => Promise<void> }> {
  if (config.model === undefined)
    return { engine: new BuiltInEngine(knowledge, words, reading.run), close: async () => {} }
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
    new BuiltInEngine(knowledge, words, reading.run, 'inPlaceOfModel'),
    BUILT_IN_MS,
    words,
  )
  return { engine, close: () => model.close() }
}
