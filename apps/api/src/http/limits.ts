import rateLimit from '@fastify/rate-limit'
import type { EndpointId } from '@smart-farming/contracts/api'
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import { Redis } from 'iovalkey'
import { AppError } from '../app-error.ts'
import type { Config } from '../config.ts'
import { CallCounter } from './call-counter.ts'

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
  readonly hook: onRequestHookHandler
  /** Where the hook counts, by {@link userKey}; undefined where Valkey counts. */
  readonly counter: CallCounter | undefined
}

/**
 * Coarse limits on every route, 404s included. A signed-in farmer is counted by account, so that a village behind one address
 * is not one caller; anybody else by IPv4 address or IPv6 /64. Counted in this process, or in Valkey for all instances.
 *
 * @returns the general limit
 */
export async function registerLimits(app: FastifyInstance, config: Config): Promise<GeneralLimit> {
  const byEndpoint: ReadonlyMap<string, Policy> = new Map(Object.entries(policies(config.limits)))
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
    max: config.limits.requestsPerMinute,
    timeWindow: MINUTE,
    ...(valkey && { redis: valkey }),
    // Without its shared store the product goes on serving; log-in has its own counters in PostgreSQL.
    skipOnError: true,
    ...quietHeaders,
    keyGenerator: callerKey,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  })
  if (valkey) return { hook: app.rateLimit(), counter: undefined }
  const counter = new CallCounter(config.limits.requestsPerMinute, MINUTE, () => performance.now())
  const hook = countingHook(counter)
  app.addHook('onRoute', (route) => {
    if (route.config?.rateLimit === undefined) route.onRequest = [...[route.onRequest ?? []].flat(), hook]
  })
  return { hook, counter }
}

function countingHook(counter: CallCounter): onRequestHookHandler {
  return (request, _reply, done) => {
    const waitMs = counter.count(callerKey(request))
    done(waitMs > 0 ? tooMany(waitMs) : undefined)
  }
}

function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new AppError('too_many_requests', `Too many tries. Please try again in ${seconds} s.`, {
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

function callerKey(request: FastifyRequest): string {
  return request.user === undefined ? addressKey(request.ip) : userKey(request.user)
}

/** The key under which a signed-in farmer's calls are counted. */
export function userKey({ id }: { id: number }): string {
  return `user:${id}`
}

/**
 * One caller's address: an IPv4 address, or an IPv6 /64, which is what one household has.
 *
 * @param ip undefined, whatever Fastify's type says, of one who has hung up already, and over a Unix socket
 */
export function addressKey(ip: string | undefined): string {
  if (ip === undefined) return 'none'
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1] !== undefined) return mapped[1]
  if (!ip.includes(':')) return ip
  const [head = '', tail = ''] = ip.toLowerCase().split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === '' ? [] : tail.split(':')
  const zeros = ip.includes('::') ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0') : []
  const groups = [...front, ...zeros, ...back].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.join(':')}::/64`
}
