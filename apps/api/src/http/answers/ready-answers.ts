import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type Endpoint, successStatus } from '@smart-farming/contracts/table/endpoint'
import type { FastifyBaseLogger } from 'fastify'
import { LeastRecent } from '../../upstream/least-recent.ts'
import { hostsNamed } from '../frame/guards.ts'
import type { CallCounter } from '../limits/call-counter.ts'
import { userKey } from '../limits/limits.ts'
import { logAnswer, tenths } from '../log/request-log.ts'
import type { SessionReader, SignedIn } from '../session/session-reader.ts'
import { Encoded } from './encoded.ts'
import { HandlerCall } from './handler-call.ts'
import { type Chosen, choose, contentEncoding } from './negotiate.ts'

/** Addresses kept in mind; any other costs one way through the framework. */
const MOST_ADDRESSES = 2_000

/** An address that the framework has judged, and whose answer lay ready then. */
interface Known {
  /** The endpoint's id. */
  readonly route: string
  readonly handler: (asked: never) => unknown
  /** Checked and parsed. */
  readonly query: unknown
}

interface Frame {
  /** The headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
  readonly logger: FastifyBaseLogger
  readonly nextId: () => string
  readonly sessions: SessionReader
  /** Counts the calls of whatever has no limit of its own. */
  readonly limit: CallCounter
  /** Whether an endpoint has. */
  readonly hasOwnLimit: (endpointId: string) => boolean
  /** True from the moment the process was told to stop: connections must be told to close then. */
  readonly stopping: () => boolean
}

/**
 * Answers that lie ready go out before the framework looks at the request (docs/decisions/contracts-and-binder.md). The
 * binder tells of every address at which a handler answered with bytes that were there, at once and by query and user
 * alone; the next time that handler is asked first, for whoever asks then. Whatever is not quite as usual about a
 * request, or would be refused, or has no such answer any more, is left to the framework, which judges it as if nobody
 * had looked.
 */
export class ReadyAnswers {
  readonly #frame: Frame
  readonly #known = new LeastRecent<Known>(MOST_ADDRESSES)
  readonly #heads = new WeakMap<Encoded<unknown>, Partial<Record<Chosen, string[]>>>()

  constructor(frame: Frame) {
    this.#frame = frame
  }

  /**
   * Whether answers of an endpoint may go out this way at all: what is asked for, by who is signed in, within the
   * general limit.
   */
  serves(endpointId: string, endpoint: Endpoint): boolean {
    return (
      endpoint.method === 'GET' &&
      endpoint.auth === 'session' &&
      successStatus(endpoint) === 200 &&
      !this.#frame.hasOwnLimit(endpointId)
    )
  }

  /**
   * To be called with the address of a GET that the framework has judged and a handler has answered with
   * {@link Encoded}, at once.
   */
  know(url: string, known: Known): void {
    this.#known.set(url, known)
  }

  /** Looks at every request of a server first. */
  serve(server: Server): void {
    const framework = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      if (this.#answer(request, response)) return
      for (const listener of framework) listener.call(server, request, response)
    })
  }

  /** @returns false, with nothing done, for a request that the framework must answer */
  #answer(request: IncomingMessage, response: ServerResponse): boolean {
    const startedAt = performance.now()
    const url = request.url ?? ''
    const known = this.#known.get(url)
    if (known === undefined || !isUsual(request) || this.#frame.stopping()) return false
    const user = this.#frame.sessions.read(request.headers.cookie)
    if (user === undefined || user instanceof Promise) return false
    const key = userKey(user)
    // One call too many is counted again by the framework, which refuses it.
    if (this.#frame.limit.count(key) > 0) return false
    const answer = atHand(known, user)
    if (answer === undefined) {
      this.#known.delete(url)
      this.#frame.limit.takeBack(key)
      return false
    }
    const chosen = choose(request.headers, answer)
    const status = chosen === 'none' ? 304 : 200
    response.writeHead(status, this.#head(answer, chosen))
    response.end(chosen === 'none' ? undefined : answer[chosen])
    logAnswer(this.#frame.logger, {
      requestId: this.#frame.nextId(),
      method: 'GET',
      route: known.route,
      status,
      ms: tenths(performance.now() - startedAt),
      user: user.id,
    })
    return true
  }

  /** The head of an answer, made once: names and values in turn, as Node writes them fastest. */
  #head(answer: Encoded<unknown>, chosen: Chosen): string[] {
    const heads = this.#heads.get(answer)
    const made = heads?.[chosen]
    if (made !== undefined) return made
    const head = Object.entries({
      ...this.#frame.headers,
      'content-type': 'application/json; charset=utf-8',
      etag: answer.etag,
      vary: 'accept-encoding',
      ...(contentEncoding[chosen] && { 'content-encoding': contentEncoding[chosen] }),
      ...(chosen !== 'none' && { 'content-length': String(answer[chosen].length) }),
    }).flat()
    this.#heads.set(answer, { ...heads, [chosen]: head })
    return head
  }
}

/**
 * What the handler answers to this farmer, if that is at hand. What it has begun for it otherwise, it begins again for
 * the framework.
 */
function atHand({ handler, query }: Known, user: SignedIn): Encoded<unknown> | undefined {
  try {
    const answer = handler(new HandlerCall(query, undefined, user) as never)
    if (answer instanceof Promise) answer.catch(() => {})
    return answer instanceof Encoded ? answer : undefined
  } catch {
    // It will throw for the framework, too, which tells the farmer.
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
    hostsNamed(request) === 1
  )
}
