import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Agent, Dispatcher } from 'undici'
import type * as z from 'zod'
import { Deadline, DeadlineExceeded } from '../timing/deadline.ts'
import { UpstreamFailure } from './failure.ts'

/**
 * Default maximum size of a response, in bytes, before and after decompression. Real responses have
 * a tenth of that.
 */
const MAX_BYTES = 1_048_576
/** Pause after "too many requests" without a Retry-After, in ms. */
const QUOTA_PAUSE_MS = 60_000
/** Pause after a refused key, in ms. A new OpenWeather key takes up to two hours to work. */
const CREDENTIALS_PAUSE_MS = 300_000

export interface GetOptions {
  query: Readonly<Record<string, string | number>>
  headers?: Readonly<Record<string, string>>
  signal: AbortSignal
  /** Time limit of the whole call, in ms. */
  deadlineMs: number
}

export interface GetLimits {
  /** Maximum size of a response, in bytes, before and after decompression. */
  maxBytes?: number
  /** Returns redirects as responses, so that the caller can check their targets. */
  passRedirects?: boolean
}

export interface UpstreamResponse {
  status: number
  headers: Dispatcher.ResponseData['headers']
  body: Buffer
}

/**
 * Calls one external service within hard limits. A deadline covers the whole call, because a
 * service that sends byte by byte never triggers an idle timeout. Sizes are limited, and redirects
 * are not followed, because they could lead into our own network. Bodies are always consumed: an
 * unread body would never free its connection.
 */
export class BoundedGet {
  readonly #id: string
  readonly #base: string
  /**
   * Loaded with the first call, because it takes 11 MB, and kept, because each import of it copies
   * its exports.
   */
  #undici: typeof import('undici') | undefined
  #agent: Agent | undefined
  #isClosed = false
  readonly #maxBytes: number
  readonly #passed: readonly number[]

  /** @param id name of the service in settings and logs */
  constructor(id: string, baseUrl: string, { maxBytes = MAX_BYTES, passRedirects = false }: GetLimits = {}) {
    this.#id = id
    this.#base = baseUrl.replace(/\/+$/, '')
    this.#maxBytes = maxBytes
    this.#passed = [200, 203, 304, ...(passRedirects ? [301, 302, 303, 307, 308] : [])]
  }

  /**
   * The complete response to a GET request. 304 counts as a response.
   * @throws {UpstreamFailure} for every status except 200, 203, 304 and passed redirects, and for
   * broken limits
   */
  async get(
    path: string,
    { query, headers = {}, signal, deadlineMs }: GetOptions,
  ): Promise<UpstreamResponse> {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    )
    this.#undici ??= await import('undici')
    const { Agent, request } = this.#undici
    if (this.#isClosed) throw new UpstreamFailure(this.#id, 'unreachable', 'closed')
    this.#agent ??= this.#open(Agent)
    const deadline = new Deadline(deadlineMs, () => new DeadlineExceeded('no whole answer'), signal)
    const within = deadline.signal
    try {
      const reply = await request(`${this.#base}${path}?${search}`, {
        dispatcher: this.#agent,
        signal: within,
        headers: { accept: 'application/json', 'accept-encoding': 'gzip', ...headers },
      })
      if (!this.#passed.includes(reply.statusCode)) {
        await reply.body.dump({ limit: MAX_BYTES, signal: within })
        throw refusal(this.#id, reply)
      }
      const packed = Buffer.from(await reply.body.arrayBuffer())
      const body = await this.#unpack(packed, reply.headers['content-encoding'])
      return { status: reply.statusCode, headers: reply.headers, body }
    } catch (error) {
      throw error instanceof UpstreamFailure ? error : this.#failure(error, within)
    } finally {
      deadline.clear()
    }
  }

  /**
   * Parses a JSON response and validates it against a schema.
   * @throws {UpstreamFailure} `malformed` if the response is not JSON or does not fit the schema
   */
  decode<S extends z.ZodType>(schema: S, { body }: UpstreamResponse): z.output<S> {
    let json: unknown
    try {
      json = JSON.parse(body.toString('utf8'))
    } catch (cause) {
      throw new UpstreamFailure(this.#id, 'malformed', 'the answer is not JSON', { cause })
    }
    const parsed = schema.safeParse(json)
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    const detail = `the answer does not fit: ${issue?.path.join('.')} ${issue?.message}`
    throw new UpstreamFailure(this.#id, 'malformed', detail)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#agent?.destroy()
  }

  #open(AgentClass: typeof Agent): Agent {
    return new AgentClass({
      connections: 16,
      connect: { timeout: 1_500 },
      maxResponseSize: this.#maxBytes,
      // The deadline is the real limit. These timeouts only free abandoned connections.
      headersTimeout: 10_000,
      bodyTimeout: 10_000,
    })
  }

  /**
   * `x-gzip` is an old name of gzip (RFC 9110, 8.4.1.3). Values that are not encodings, such as
   * "utf-8", occur and are ignored.
   */
  #unpack(body: Buffer, encodings: string | string[] = ''): Buffer | Promise<Buffer> {
    const encoding = String(encodings)
    if (body.length === 0 || !/gzip|deflate|compress|br|zstd/i.test(encoding)) return body
    if (/^(x-)?gzip$/i.test(encoding)) return gunzipped(body, { maxOutputLength: this.#maxBytes })
    throw new UpstreamFailure(this.#id, 'malformed', `packed as "${encoding}", which was not asked for`)
  }

  #failure(error: unknown, within: AbortSignal): UpstreamFailure {
    const fail = (kind: 'timeout' | 'malformed' | 'unreachable', detail: string) =>
      new UpstreamFailure(this.#id, kind, detail, { cause: error })
    if (within.aborted) return fail('timeout', 'no whole answer in time')
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return fail('malformed', 'the answer is far too large')
    if (code === 'ERR_BUFFER_TOO_LARGE') return fail('malformed', 'the answer unpacks to far too much')
    if (code.startsWith('Z_')) return fail('malformed', 'the answer cannot be unpacked')
    if (code === 'UND_ERR_CONNECT_TIMEOUT') return fail('timeout', 'no connection in time')
    return fail('unreachable', error instanceof Error ? error.message : 'no connection')
  }
}

const gunzipped = promisify(gunzip)

function refusal(id: string, { statusCode, headers }: Dispatcher.ResponseData): UpstreamFailure {
  const detail = `answered ${statusCode}`
  const status = { status: statusCode }
  if (statusCode === 429) {
    const pauseMs = retryAfterMs(headers['retry-after']) ?? QUOTA_PAUSE_MS
    return new UpstreamFailure(id, 'quota', detail, { ...status, pauseMs })
  }
  if (statusCode === 401 || statusCode === 403) {
    return new UpstreamFailure(id, 'credentials', detail, { ...status, pauseMs: CREDENTIALS_PAUSE_MS })
  }
  if (statusCode === 400 || statusCode === 404 || statusCode === 422) {
    return new UpstreamFailure(id, 'no_data', detail, status)
  }
  if (statusCode < 400) return new UpstreamFailure(id, 'malformed', detail, status)
  return new UpstreamFailure(id, 'refused', detail, status)
}

/** Retry-After in ms, capped at an hour. The rare date form is not parsed. */
function retryAfterMs(header: string | string[] | undefined): number | undefined {
  const seconds = Number(Array.isArray(header) ? header[0] : (header ?? Number.NaN))
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 3600) * 1000 : undefined
}
