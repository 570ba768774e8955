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

/** Maximum number of remembered addresses; for any other, a request passes through the framework once. */
const MAX_ADDRESSES = 2_000

/** An address that has passed through the framework, and whose response was cached at the time. */
interface Known {
  /** The endpoint's id. */
  readonly route: string
  readonly handler: (asked: never) => unknown
  /** The validated and parsed query. */
  readonly query: unknown
}

interface Frame {
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>
  readonly logger: FastifyBaseLogger
  readonly nextId: () => string
  readonly sessions: SessionReader
  /** Counts calls of endpoints without a limit of their own. */
  readonly limit: CallCounter
  readonly hasOwnLimit: (endpointId: string) => boolean
  /** True once the process has been told to stop: connections must then be told to close. */
  readonly stopping: () => boolean
}

/**
 * Fast path for cached responses: sends them before the framework looks at the request
 * (docs/decisions/contracts-and-binder.md). The binder reports every address whose handler answered at once with
 * existing bytes, based on query and user alone. For the next request to that address the handler is called first, with
 * the current user. Any unusual request, refusal or missing response is left to the framework, which treats it as if
 * this path did not exist.
 */
export class CachedResponses {
  readonly #frame: Frame
  readonly #known = new LruCache<Known>(MAX_ADDRESSES)
  readonly #heads = new WeakMap<EncodedJson<unknown>, Partial<Record<ChosenEncoding, string[]>>>()

  constructor(frame: Frame) {
    this.#frame = frame
  }

  /** True if an endpoint qualifies: a GET, for signed-in users, within the general limit. */
  serves(endpointId: string, endpoint: Endpoint): boolean {
    return (
      endpoint.method === 'GET' &&
      endpoint.auth === 'session' &&
      successStatus(endpoint) === 200 &&
      !this.#frame.hasOwnLimit(endpointId)
    )
  }

  /**
   * Remembers the address of a GET that has passed through the framework and whose handler answered at once with {@link
   * Encoded}.
   */
  know(url: string, known: Known): void {
    this.#known.set(url, known)
  }

  /** Makes this the first handler of every request to a server. */
  serve(server: Server): void {
    const framework = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      if (this.#answer(request, response)) return
      for (const listener of framework) listener.call(server, request, response)
    })
  }

  /** @returns false, without having done anything, for a request that the framework must answer */
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

  /** The head of a response, built once: alternating names and values, the form that Node writes fastest. */
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
 * The handler's answer for this farmer, if it is available at once. Any work that the handler starts otherwise is
 * started again by the framework.
 */
function atHand({ handler, query }: Known, user: SignedInUser): EncodedJson<unknown> | undefined {
  try {
    const answer = handler(new HandlerCall(query, undefined, user) as never)
    if (answer instanceof Promise) answer.catch(() => {})
    return answer instanceof EncodedJson ? answer : undefined
  } catch {
    // The handler will throw again in the framework, which reports the error to the farmer.
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
