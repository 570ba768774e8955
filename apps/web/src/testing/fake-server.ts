import type { EndpointId } from '@smart-farming/contracts/api'
import { type ErrorCode, errorStatus } from '@smart-farming/contracts/errors'
import type { ReceivedProblem } from '@smart-farming/contracts/schema/problems'
import { successStatus } from '@smart-farming/contracts/table/endpoint'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { endpointIdFor, endpointOf, type ResponseOf } from './endpoint-ids.ts'

/** A request as the server would see it. */
export interface RecordedRequest {
  readonly id: EndpointId
  readonly query: Readonly<Record<string, string>>
  /** The parsed JSON body; undefined without a body. */
  readonly body: unknown
  readonly credentials: RequestCredentials | undefined
  readonly signal: AbortSignal | undefined
}

export interface ErrorReply {
  code: ErrorCode
  message?: string
  fields?: Record<string, string>
  problem?: ReceivedProblem
  problems?: Record<string, ReceivedProblem>
  /** Sent as the Retry-After header, in seconds. */
  retryAfter?: number
}

export interface FakeServer {
  answer<Id extends EndpointId>(id: Id, body: ResponseOf<Id>): void
  /** Responds depending on the request. A promise delays the response. */
  answerWith<Id extends EndpointId>(
    id: Id,
    answer: (request: RecordedRequest) => ResponseOf<Id> | Promise<ResponseOf<Id>>,
  ): void
  refuse(id: EndpointId, refusal: ErrorReply): void
  /** Responds with anything, such as a proxy's page or a body that matches no schema. */
  answerRaw(id: EndpointId, response: () => Response): void
  /** Sets the server time (ms) for later responses, which otherwise carry no date. */
  tellTime(atMs: number): void
  disconnect(id: EndpointId): void
  /** Requests so far, oldest first. An id selects one endpoint. */
  requests(id?: EndpointId): readonly RecordedRequest[]
}

type Handler = (request: RecordedRequest) => Promise<Response>

/**
 * Replaces the network in the tests of the calling file or `describe`. An unexpected request fails
 * the test, even if its error was caught elsewhere.
 */
export function fakeServer(): FakeServer {
  const handlers = new Map<EndpointId, Handler>()
  const seen: RecordedRequest[] = []
  const unforeseen: string[] = []
  let toldMs: number | undefined

  beforeEach(() => {
    handlers.clear()
    seen.length = 0
    unforeseen.length = 0
    toldMs = undefined
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost')
      const method = init.method ?? 'GET'
      const id = endpointIdFor(method, pathname)
      const handler = id && handlers.get(id)
      if (id === undefined || handler === undefined) {
        unforeseen.push(`${method} ${url}`)
        throw new TypeError(`Unforeseen request: ${method} ${url}`)
      }
      const request = {
        id,
        query: Object.fromEntries(searchParams),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        credentials: init.credentials,
        signal: init.signal ?? undefined,
      }
      seen.push(request)
      return abortable(handler(request).then(dated), request.signal)
    })
  })

  const dated = (response: Response) => {
    if (toldMs !== undefined) response.headers.set('date', new Date(toldMs).toUTCString())
    return response
  }

  afterEach(() => {
    vi.unstubAllGlobals()
    expect(unforeseen, 'requests that the test did not foresee').toEqual([])
  })

  return {
    answer: (id, body) => {
      handlers.set(id, async () => success(id, body))
    },
    answerWith: (id, answer) => {
      handlers.set(id, async (request) => success(id, await answer(request)))
    },
    refuse: (id, refusal) => {
      handlers.set(id, async () => refusalResponse(refusal))
    },
    answerRaw: (id, response) => {
      handlers.set(id, async () => response())
    },
    tellTime: (atMs) => {
      toldMs = atMs
    },
    disconnect: (id) => {
      handlers.set(id, () => Promise.reject(new TypeError('Failed to fetch')))
    },
    requests: (id) => (id === undefined ? [...seen] : seen.filter((request) => request.id === id)),
  }
}

function success(id: EndpointId, body: unknown): Response {
  const status = successStatus(endpointOf(id))
  return status === 204 ? new Response(null, { status }) : Response.json(body, { status })
}

function refusalResponse({ code, message = '', retryAfter, ...more }: ErrorReply): Response {
  const body = { message, code, requestId: 'r-1', ...more }
  const headers: HeadersInit = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  return Response.json(body, { status: errorStatus[code], headers })
}

/** `fetch` rejects as soon as its signal aborts, whatever the server does. */
function abortable(response: Promise<Response>, signal: AbortSignal | undefined): Promise<Response> {
  if (signal === undefined) return response
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('The call was aborted.', 'AbortError'))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    response.then(resolve, reject)
  })
}
