import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Call {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** Settles when the exchange ends. `aborted`: the caller disconnected early. */
  readonly ended: Promise<'finished' | 'aborted'>
}

/** Objects are sent as JSON, text and bytes unchanged. */
export interface CannedAnswer {
  status?: number
  headers?: Record<string, string>
  body?: unknown
}

/**
 * Handles a call. `usual` creates the service's normal response, which a behaviour may alter (see
 * `truncated`, `drip`).
 */
export type Behaviour = (reply: ServerResponse, call: Call, usual: () => CannedAnswer) => void | Promise<void>

export interface Double {
  /** Origin without a trailing slash, for a `*_BASE_URL` setting. */
  readonly url: string
  /** Every call so far, oldest first. */
  readonly calls: Call[]
  /** Uses a behaviour for the next `times` calls, by default until changed. */
  respond(behaviour: Behaviour, times?: number): void
  /** Stops at once and cuts open connections. */
  close(): Promise<void>
}

export interface DoubleOptions {
  /** 0, the default, picks any free port. */
  port?: number
  /**
   * Clock of the sample data, in ms. Fixed by default, so that every test sees the same weather.
   */
  now?: () => number
}

/** 2026-09-21 14:20 UTC, the time of the reference examples. */
export const FIXED_NOW = Date.UTC(2026, 8, 21, 14, 20)

/** Sends the service's normal response. */
export const respondNormally: Behaviour = (reply, _call, usual) => sendAnswer(reply, usual())

/** Starts a double on 127.0.0.1. `answer` must be synchronous, and returns the wire format. */
export async function startDouble(
  answer: (call: Call) => CannedAnswer,
  options: DoubleOptions = {},
): Promise<Double> {
  const calls: Call[] = []
  let special: { behaviour: Behaviour; left: number } | undefined

  const server = createServer(async (request, reply) => {
    const { promise: ended, resolve } = Promise.withResolvers<'finished' | 'aborted'>()
    reply.on('close', () => resolve(reply.writableFinished ? 'finished' : 'aborted'))
    reply.on('error', () => resolve('aborted'))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const url = new URL(request.url ?? '/', 'http://double')
    const call: Call = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
      ended,
    }
    calls.push(call)
    const behaviour = special !== undefined && special.left-- > 0 ? special.behaviour : respondNormally
    await behaviour(reply, call, () => answer(call))
  })
  server.on('clientError', (_error, socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    respond: (behaviour, times = Number.POSITIVE_INFINITY) => {
      special = { behaviour, left: times }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Sends a complete response with its `content-length`. */
export function sendAnswer(reply: ServerResponse, answer: CannedAnswer): void {
  const { body, headers } = encode(answer)
  reply.writeHead(answer.status ?? 200, { ...headers, 'content-length': String(body.length) }).end(body)
}

/** Encodes a response body and completes its headers. */
export function encode({ body, headers = {} }: CannedAnswer): {
  body: Buffer
  headers: Record<string, string>
} {
  if (body === undefined) return { body: Buffer.alloc(0), headers }
  if (Buffer.isBuffer(body)) return { body, headers }
  if (typeof body === 'string') {
    return { body: Buffer.from(body), headers: { 'content-type': 'text/html; charset=utf-8', ...headers } }
  }
  return {
    body: Buffer.from(JSON.stringify(body)),
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  }
}
