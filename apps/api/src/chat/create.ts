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
import type { EngineParts } from './create-engine.ts'
import { BUILT_IN_MODEL } from './engine.ts'
import { chatHandlers } from './handlers.ts'
import { LazyEngine } from './lazy-engine.ts'
import { MODEL_MS } from './model/model.ts'

interface Parts extends EngineParts, Pick<Deps, 'database' | 'now'>, FeatureContext {
  /** Name of a farm's place. Never rejects. */
  readonly placeName: (farmer: SignedInUser) => Promise<string>
  /** Aborted when the process stops and cannot wait any longer. */
  readonly shutdownSignal: AbortSignal
  /** Defaults to the chat's own limit. */
  readonly readerIdleMs?: number | undefined
}

export const chatCleanupJobs = {
  'spending by user': deleteExpiredUserSpending,
  'spending by address': deleteExpiredAddressSpending,
  'questions in flight': deleteStaleInFlight,
}

/** The two conversations, answered by the configured engine. */
export function createChat(parts: Parts): Feature<typeof chat> {
  const { database, now, config } = parts
  // Loaded with the first question, because the rules of the answers are a third of the server's code.
  const engine = new LazyEngine(config.model?.name ?? BUILT_IN_MODEL, async () => {
    const { createEngine } = await import('./create-engine.ts')
    return createEngine(parts, {
      model: (model) =>
        config.model
          ? new MeteredModel(model, new SpendingStore(database, config.model.dailyTokens), now)
          : model,
      answering: (answering) =>
        new SerialEngine(answering, new InFlightStore(database, MODEL_MS / 1000 + 15)),
    })
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
      await Promise.all([engine.close(), stopCleaningUp()])
    },
  }
}
