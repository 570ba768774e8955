import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { EndpointId } from '@smart-farming/contracts/api'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { LeastRecent } from '../../upstream/least-recent.ts'
import { hostsNamed } from '../frame/guards.ts'
import type { CallCounter } from '../limits/call-counter.ts'
import { userKey } from '../limits/limits.ts'
import { logAnswer, tenths } from '../log/request-log.ts'
import type { SessionReader } from '../session/session-reader.ts'
import type { Encoded } from './encoded.ts'
import { type Chosen, choose, contentEncoding } from './negotiate.ts'

/** Addresses kept in mind; any other costs one way through the framework. */
const MOST_ADDRESSES = 2_000

/** Finds the answer to an address that was judged before, if it lies in memory and is fresh. */
type AtHand = () => Encoded<unknown> | undefined

interface Known {
  readonly route: EndpointId
  readonly atHand: AtHand
}

interface Frame {
  /** The headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
  readonly logger: FastifyBaseLogger
  readonly nextId: () => string
  readonly sessions: SessionReader
  readonly limit: CallCounter
  /** True from the moment the process was told to stop: connections must be told to close then. */
  readonly stopping: () => boolean
}

/**
 * Answers that lie in memory, and are the same for every farmer who is signed in, go out before the framework looks at the request
 * (docs/decisions/0028). An address gets here only after the framework has judged it and a handler has answered it; whatever is not
 * quite as usual about a request, or would be refused, is left to the framework, which judges it as if nobody had looked.
 */
export class ReadyAnswers {
  readonly #frame: Frame
  readonly #known = new LeastRecent<Known>(MOST_ADDRESSES)
  readonly #heads = new WeakMap<Encoded<unknown>, Partial<Record<Chosen, string[]>>>()

  constructor(frame: Frame) {
    this.#frame = frame
  }

  /** To be called by a handler whose answer may be at hand the next time that the same address is asked for. */
  know(route: EndpointId, request: FastifyRequest, atHand: AtHand): void {
    if (request.method === 'GET') this.#known.set(request.raw.url ?? '', { route, atHand })
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
    const known = this.#known.get(request.url ?? '')
    const answer = known?.atHand()
    if (known === undefined || answer === undefined || !isUsual(request) || this.#frame.stopping())
      return false
    const user = this.#frame.sessions.read(request.headers.cookie)
    // One call too many is counted again by the framework, which refuses it.
    if (user === undefined || user instanceof Promise || this.#frame.limit.count(userKey(user)) > 0)
      return false
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
