import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type Endpoint, successStatus } from '@smart-farming/contracts/table/endpoint'
import type { FastifyBaseLogger } from 'fastify'
import { LruCache } from '../../upstream/lru-cache.ts'
import type { CallCounter } from '../limits/call-counter.ts'
import { userLimitKey } from '../limits/limits.ts'
import { logResponse, roundToTenth } from '../log/request-log.ts'
import { countHosts } from '../server/guards.ts'
import type { SessionReader, SignedInUser } from '../session/session-reader.ts'
import { EncodedJson } from './encoded-json.ts'
import { HandlerCall } from './handler-call.ts'
import { type ChosenEncoding, CONTENT_ENCODINGS, chooseEncoding } from './negotiate.ts'

/** Maximum number of addresses in memory. Requests for others pass through the framework once. */
const MAX_ADDRESSES = 2_000

/** An address that has passed through the framework and had a cached response. */
interface Known {
  /** Id of the endpoint. */
  readonly route: string
  readonly handler: (asked: never) => unknown
  readonly query: unknown
}

interface Frame {
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>
  readonly logger: FastifyBaseLogger
  readonly nextId: () => string
  readonly sessions: SessionReader
  /** Counts calls of endpoints without their own limit. */
  readonly limit: CallCounter
  readonly hasOwnLimit: (endpointId: string) => boolean
  /**
   * True while the process is stopping. The framework must then answer, because it closes
   * connections.
   */
  readonly stopping: () => boolean
}

/**
 * Fast path for cached responses, which sends them before the framework sees the request
 * (docs/decisions/contracts-and-binder.md). The binder reports every address whose handler returned
 * existing bytes at once, using only the query and the user. The next request to that address calls
 * the handler directly, with the current user. Unusual requests, refusals and cache misses are left
 * to the framework.
 */
export class CachedResponses {
  readonly #frame: Frame
  readonly #known = new LruCache<Known>(MAX_ADDRESSES)
  readonly #heads = new WeakMap<EncodedJson<unknown>, Partial<Record<ChosenEncoding, string[]>>>()

  constructor(frame: Frame) {
    this.#frame = frame
  }

  /** Whether an endpoint qualifies: a GET for signed-in users, without its own limit. */
  serves(endpointId: string, endpoint: Endpoint): boolean {
    return (
      endpoint.method === 'GET' &&
      endpoint.auth === 'session' &&
      successStatus(endpoint) === 200 &&
      !this.#frame.hasOwnLimit(endpointId)
    )
  }

  /** Remembers the address of a GET request whose handler returned {@link EncodedJson} at once. */
  know(url: string, known: Known): void {
    this.#known.set(url, known)
  }

  /** Makes this the first handler of a server's requests. */
  serve(server: Server): void {
    const framework = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      if (this.#answer(request, response)) return
      for (const listener of framework) listener.call(server, request, response)
    })
  }

  /** @returns false, without side effects, if the framework must answer the request */
  #answer(request: IncomingMessage, response: ServerResponse): boolean {
    const startedAt = performance.now()
    const url = request.url ?? ''
    const known = this.#known.get(url)
    if (known === undefined || !isUsual(request) || this.#frame.stopping()) return false
    const user = this.#frame.sessions.read(request.headers.cookie)
    if (user === undefined || user instanceof Promise) return false
    const key = userLimitKey(user)
    // The framework counts the excess call again and refuses it.
    if (this.#frame.limit.count(key) > 0) return false
    const answer = atHand(known, user)
    if (answer === undefined) {
      this.#known.delete(url)
      this.#frame.limit.takeBack(key)
      return false
    }
    const chosen = chooseEncoding(request.headers, answer)
    const status = chosen === 'none' ? 304 : 200
    response.writeHead(status, this.#head(answer, chosen))
    response.end(chosen === 'none' ? undefined : answer[chosen])
    logResponse(this.#frame.logger, {
      requestId: this.#frame.nextId(),
      method: 'GET',
      route: known.route,
      status,
      ms: roundToTenth(performance.now() - startedAt),
      user: user.id,
    })
    return true
  }

  /**
   * Built once per response, as alternating names and values, the form that Node writes fastest.
   */
  #head(answer: EncodedJson<unknown>, chosen: ChosenEncoding): string[] {
    const heads = this.#heads.get(answer)
    const made = heads?.[chosen]
    if (made !== undefined) return made
    const head = Object.entries({
      ...this.#frame.headers,
      'content-type': 'application/json; charset=utf-8',
      etag: answer.etag,
      vary: 'accept-encoding',
      ...(CONTENT_ENCODINGS[chosen] && { 'content-encoding': CONTENT_ENCODINGS[chosen] }),
      ...(chosen !== 'none' && { 'content-length': String(answer[chosen].length) }),
    }).flat()
    this.#heads.set(answer, { ...heads, [chosen]: head })
    return head
  }
}

/**
 * The handler's answer for this farmer, if it is in memory. The framework repeats any other work
 * that the handler starts.
 */
function atHand({ handler, query }: Known, user: SignedInUser): EncodedJson<unknown> | undefined {
  try {
    const answer = handler(new HandlerCall(query, undefined, user) as never)
    if (answer instanceof Promise) answer.catch(() => {})
    return answer instanceof EncodedJson ? answer : undefined
  } catch {
    // The handler throws again in the framework, which reports the error to the farmer.
    return undefined
  }
}

function isUsual(request: IncomingMessage): boolean {
  const { headers } = request
  return (
    request.method === 'GET' &&
    request.httpVersion === '1.1' &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.expect === undefined &&
    countHosts(request) === 1
  )
}
