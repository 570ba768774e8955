import type { EndpointId } from '@smart-farming/contracts/api'
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Config } from '../../config.ts'
import { CallCounter } from './call-counter.ts'
import { type CountedKey, networkKeys } from './networks.ts'
import { SharedCounts } from './shared-counts.ts'
import type { CallLimit } from './shared-counts-store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

function policies(limits: Config['limits']): Readonly<Partial<Record<EndpointId, CallLimit>>> {
  // Counted separately: a flood through a shared proxy must not make an orchestrator restart us.
  const health = { max: limits.requestsPerMinute, timeWindow: MINUTE }
  return {
    'health.check': health,
    'health.live': health,
    'health.ready': health,
    'places.search': { max: limits.searchesPerMinute, timeWindow: MINUTE },
    'places.suggest': { max: limits.placeSuggestionsPerMinute, timeWindow: MINUTE },
    'accounts.signup': { max: limits.signupsPerHour, timeWindow: HOUR },
    'myAccount.changeUsername': { max: limits.nameChangesPerHour, timeWindow: HOUR },
    'passwordHint.check': { max: limits.passwordHintsPerMinute, timeWindow: MINUTE },
    'contact.send': { max: limits.contactMessagesPerHour, timeWindow: HOUR },
    'chat.market': { max: limits.questionsPerMinute, timeWindow: MINUTE },
    'chat.assistant': { max: limits.questionsPerMinute, timeWindow: MINUTE },
  }
}

/** The limit for everything without its own limit. */
export interface GeneralLimit {
  /** For paths outside the endpoint table. */
  readonly hooks: onRequestHookHandler[]
  /** Counter of the hooks, with {@link userLimitKey} as the key. Undefined if Valkey counts. */
  readonly counter: CallCounter | undefined
  readonly hasOwnLimit: (endpointId: string) => boolean
}

/**
 * Registers coarse limits on every route, including 404s. Signed-in farmers are counted by account,
 * so that a village behind one address does not count as one caller. Others are counted by IPv4
 * address, or by IPv6 /64 and, with a larger allowance, /56.
 * This process counts, and so does Valkey for all instances if configured. While Valkey is
 * unavailable, the counts of this process apply.
 */
export function registerLimits(app: FastifyInstance, config: Config): GeneralLimit {
  const { requestsPerMinute, allowancesPer56 } = config.limits
  const shared = config.valkeyUrl === undefined ? undefined : new SharedCounts(config.valkeyUrl, app.log)
  if (shared) app.addHook('onClose', () => shared.close())
  const counting = (group: string, policy: CallLimit) => {
    const counter = new CallCounter(policy.max, policy.timeWindow, () => performance.now())
    const everywhere = shared && ((asked: readonly CountedKey[]) => shared.count(group, asked, policy))
    return { counter, hook: countingHook(counter, allowancesPer56, everywhere) }
  }
  const general = counting('all', { max: requestsPerMinute, timeWindow: MINUTE })
  const byEndpoint: ReadonlyMap<string, onRequestHookHandler> = new Map(
    Object.entries(policies(config.limits)).map(([id, policy]) => [id, counting(id, policy).hook]),
  )
  // Added last, after the route's own `onRequest`, which finds the user.
  app.addHook('onRoute', (route) => {
    const hook = byEndpoint.get(route.config?.endpoint ?? '') ?? general.hook
    route.onRequest = [...[route.onRequest ?? []].flat(), hook]
  })
  return {
    hooks: [general.hook],
    counter: shared ? undefined : general.counter,
    hasOwnLimit: (endpointId) => byEndpoint.has(endpointId),
  }
}

/**
 * @param everywhere counts a call for all instances; undefined if it cannot. This process counts
 * every call too, so that callers do not start from zero when Valkey fails.
 */
function countingHook(
  counter: CallCounter,
  allowancesPer56: number,
  everywhere?: (asked: readonly CountedKey[]) => Promise<number | undefined>,
): onRequestHookHandler {
  const here = (asked: readonly CountedKey[]) => {
    for (const { key, allowances } of asked) {
      const waitMs = counter.count(key, allowances)
      if (waitMs > 0) return waitMs
    }
    return 0
  }
  return (request, _reply, done) => {
    const judge = (waitMs: number) => (waitMs > 0 ? done(tooMany(waitMs)) : done())
    const asked = callers(request, allowancesPer56)
    const waitMs = here(asked)
    if (everywhere === undefined) return judge(waitMs)
    everywhere(asked).then((waitMsEverywhere = 0) => judge(Math.max(waitMs, waitMsEverywhere)))
  }
}

function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new AppError('too_many_requests', {
    problem: { code: 'too_many_tries', seconds },
    retryAfter: seconds,
  })
}

/** Narrowest key first. */
function callers(
  { user, clientAddress }: FastifyRequest,
  allowancesPer56: number,
): readonly [CountedKey, ...CountedKey[]] {
  return user === undefined
    ? networkKeys(clientAddress, allowancesPer56)
    : [{ key: userLimitKey(user), allowances: 1 }]
}

/** The key under which a signed-in farmer's calls are counted. */
export function userLimitKey({ id }: { id: number }): string {
  return `user:${id}`
}
