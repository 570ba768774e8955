import rateLimit from '@fastify/rate-limit'
import type { EndpointId } from '@smart-farming/contracts/api'
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import { Redis } from 'iovalkey'
import { AppError } from '../../app-error.ts'
import type { Config } from '../../config.ts'
import { CallCounter } from './call-counter.ts'
import { type Counted, countedNetworks } from './networks.ts'

/** How often an endpoint may be called, by its id; everything else shares the general limit. */
type Policy = { max: number; timeWindow: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE

function policies(limits: Config['limits']): Readonly<Partial<Record<EndpointId, Policy>>> {
  return {
    'places.search': { max: limits.searchesPerMinute, timeWindow: MINUTE },
    'accounts.signup': { max: limits.signupsPerHour, timeWindow: HOUR },
    'passwordHint.check': { max: limits.passwordHintsPerMinute, timeWindow: MINUTE },
    'contact.send': { max: limits.contactMessagesPerHour, timeWindow: HOUR },
    'chat.market': { max: limits.questionsPerMinute, timeWindow: MINUTE },
    'chat.assistant': { max: limits.questionsPerMinute, timeWindow: MINUTE },
  }
}

/** What counts the calls of everything that has no policy of its own. */
export interface GeneralLimit {
  /** For what is no route of the endpoint table. */
  readonly hooks: onRequestHookHandler[]
  /** Where the hooks count, by {@link userKey}; undefined where Valkey counts. */
  readonly counter: CallCounter | undefined
  /** Whether an endpoint has a policy of its own. */
  readonly hasOwnLimit: (endpointId: string) => boolean
}

/**
 * Coarse limits on every route, 404s included. A signed-in farmer is counted by account, so that a village behind one
 * address is not one caller; anybody else by IPv4 address, or by IPv6 /64 and, with a larger allowance, /56. Counted in
 * this process, or in Valkey for all instances.
 *
 * @returns the general limit
 */
export async function registerLimits(app: FastifyInstance, config: Config): Promise<GeneralLimit> {
  const byEndpoint: ReadonlyMap<string, Policy> = new Map(Object.entries(policies(config.limits)))
  const { requestsPerMinute, allowancesPer56 } = config.limits
  const general = { max: requestsPerMinute, timeWindow: MINUTE }
  // The limiter's own hook runs last, after the route's `onRequest` has found the user.
  app.addHook('onRoute', (route) => {
    const policy = byEndpoint.get(route.config?.endpoint ?? '')
    if (policy !== undefined)
      route.config = { ...route.config, rateLimit: { ...policy, groupId: `|${route.config?.endpoint}` } }
  })
  const valkey =
    config.valkeyUrl === undefined
      ? undefined
      : new Redis(config.valkeyUrl, {
          maxRetriesPerRequest: 1,
          enableOfflineQueue: false,
          commandTimeout: 500,
        })
  valkey?.on('error', (error) => app.log.warn({ err: error }, 'valkey'))
  if (valkey) app.addHook('onClose', () => valkey.disconnect())
  await app.register(rateLimit, {
    // Without Valkey the general limit is counted below.
    global: valkey !== undefined,
    ...general,
    ...(valkey && { redis: valkey }),
    // Without its shared store the product goes on serving; log-in has its own counters in PostgreSQL.
    skipOnError: true,
    ...quietHeaders,
    keyGenerator: (request) => callers(request, allowancesPer56)[0].key,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  })
  const counter = valkey ? undefined : new CallCounter(general.max, MINUTE, () => performance.now())
  const ofAllCalls = counter
    ? countingHook(counter, allowancesPer56)
    : wideHook(app, general, allowancesPer56)
  app.addHook('onRoute', (route) => {
    const policy = byEndpoint.get(route.config?.endpoint ?? '')
    const hook = policy === undefined ? ofAllCalls : wideHook(app, policy, allowancesPer56)
    route.onRequest = [...[route.onRequest ?? []].flat(), hook]
  })
  return {
    hooks: counter ? [ofAllCalls] : [app.rateLimit(), ofAllCalls],
    counter,
    hasOwnLimit: (endpointId) => byEndpoint.has(endpointId),
  }
}

function countingHook(counter: CallCounter, allowancesPer56: number): onRequestHookHandler {
  return (request, _reply, done) => {
    for (const { key, allowances } of callers(request, allowancesPer56)) {
      const waitMs = counter.count(key, allowances)
      if (waitMs > 0) return done(tooMany(waitMs))
    }
    done()
  }
}

/**
 * Counts the network around the caller, whom the limiter has counted and let through by then: it knows one key a call.
 */
function wideHook(
  app: FastifyInstance,
  { max, timeWindow }: Policy,
  allowancesPer56: number,
): onRequestHookHandler {
  const around = (request: FastifyRequest) => callers(request, allowancesPer56)[1]
  const count = app.createRateLimit({
    max: max * allowancesPer56,
    timeWindow,
    keyGenerator: (request) => around(request)?.key ?? '',
    allowList: (request) => around(request) === undefined,
  })
  return async (request) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl)
  }
}

function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new AppError('too_many_requests', {
    problem: { code: 'too_many_tries', seconds },
    retryAfter: seconds,
  })
}

// Counters in every answer cost more than the counting, and help nobody but a flooder.
const quietHeaders = {
  addHeaders: {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
    'retry-after': false,
  },
  addHeadersOnExceeding: {
    'x-ratelimit-limit': false,
    'x-ratelimit-remaining': false,
    'x-ratelimit-reset': false,
  },
} as const

/** Everything that a call is counted under, the narrowest first. */
function callers(
  { user, clientAddress }: FastifyRequest,
  allowancesPer56: number,
): readonly [Counted, ...Counted[]] {
  return user === undefined
    ? countedNetworks(clientAddress, allowancesPer56)
    : [{ key: userKey(user), allowances: 1 }]
}

/** The key under which a signed-in farmer's calls are counted. */
export function userKey({ id }: { id: number }): string {
  return `user:${id}`
}
