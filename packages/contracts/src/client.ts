import * as z from 'zod/mini'
import { ACCOUNT_HEADER } from './accounts/account-header.ts'
import { type ErrorEnvelope, errorEnvelope } from './errors.ts'
import type { ReceivedProblem } from './schema/problems.ts'
import type { CallTable, EndpointArguments, EndpointCall, EndpointOutput } from './table/endpoint.ts'

/**
 * An error response. `message` is the server's text, fit to be shown. The other fields are for
 * programs and our own texts.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  /** By field, as text (`fields`) and as codes (`problems`). */
  readonly fields: Readonly<Record<string, string>>
  readonly problems: Readonly<Record<string, ReceivedProblem>>
  /** Detail of the message that `code` does not express. */
  readonly problem: ReceivedProblem | undefined
  /** Seconds until a retry, if the server specified them. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: Omit<ErrorEnvelope, 'requestId'>, retryAfter?: number) {
    super(body.message)
    this.status = status
    this.code = body.code
    this.fields = body.fields ?? {}
    this.problems = body.problems ?? {}
    this.problem = body.problem
    this.retryAfter = retryAfter
  }
}

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** A UUID for this call and all its retries, if the endpoint supports `idempotency-key`. */
  key?: string | undefined
  /** Account that made the call (`x-account`), used with a key. */
  account?: string | undefined
  /** ETag of the version to replace, if the endpoint supports `if-match`. */
  ifMatch?: string | undefined
}

type Call<E extends EndpointCall> = keyof EndpointArguments<E> extends never
  ? (args?: object, options?: CallOptions) => Promise<EndpointOutput<E>>
  : (args: EndpointArguments<E>, options?: CallOptions) => Promise<EndpointOutput<E>>

/**
 * A typed function for every endpoint, for example `client.weather.forecast({ query: { lat, lon }
 * })`.
 */
export type Client<T extends CallTable> = {
  readonly [F in keyof T]: { readonly [A in keyof T[F]]: Call<Extract<T[F][A], EndpointCall>> }
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/**
 * Creates the client of a table. Every call sends cookies. A response that is not ok becomes an
 * {@link ApiError}. A response that does not match its schema becomes a zod error. Errors of
 * `fetch` pass through.
 *
 * @param fetch reaches the server, or the app under test
 */
export function createClient<T extends CallTable>(table: T, fetch: Fetch): Client<T> {
  const features = Object.entries(table).map(([feature, group]) => [
    feature,
    Object.fromEntries(
      Object.entries(group).map(([action, endpoint]) => [
        action,
        (args: Arguments = {}, options: CallOptions = {}) => call(endpoint, fetch, args, options),
      ]),
    ),
  ])
  return Object.fromEntries(features) as Client<T>
}

interface Arguments {
  query?: Record<string, unknown>
  body?: unknown
}

async function call(
  endpoint: EndpointCall,
  fetch: Fetch,
  args: Arguments,
  options: CallOptions,
): Promise<unknown> {
  const response = await send(endpoint, fetch, args, options)
  const schema = endpoint.responses[response.status]
  // Not our server: a captive portal answers 200 to everything without doing anything.
  if (schema === undefined) throw new TypeError()
  if (response.status === 204) return undefined
  return z.parse(schema, await (endpoint.produces === undefined ? response.json() : response.text()))
}

/**
 * Sends a call with cookies and returns the response, whose body is still unread.
 *
 * @param accept media type, if the endpoint has several
 * @throws ApiError if the response is not ok, otherwise any error of `fetch`
 */
export async function send(
  endpoint: EndpointCall,
  fetch: Fetch,
  args: Arguments,
  options: CallOptions,
  accept?: string,
): Promise<Response> {
  const headers: Record<string, string> = {}
  const init: RequestInit = { method: endpoint.method, credentials: 'include', headers }
  if (accept !== undefined) headers.accept = accept
  if (options.signal) init.signal = options.signal
  if (options.key) headers['idempotency-key'] = options.key
  if (options.account) headers[ACCOUNT_HEADER] = options.account
  if (options.ifMatch) headers['if-match'] = options.ifMatch
  if (args.body !== undefined) {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(args.body)
  }
  const response = await fetch(endpointUrl(endpoint, args.query), init)
  if (!response.ok) throw await readError(response)
  return response
}

/** URL of a call. The query keeps the given order, so that equal calls have equal URLs. */
export function endpointUrl(endpoint: EndpointCall, query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  const text = search.toString()
  return text === '' ? endpoint.path : `${endpoint.path}?${text}`
}

/**
 * Converts a response that is not ok to an {@link ApiError}. A response without our envelope, such
 * as a proxy's page, gets the code `unknown` and an empty message.
 */
export async function readError(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  const body = z.safeParse(errorEnvelope, await response.json().catch(() => null))
  const shown = body.success ? body.data : { message: '', code: 'unknown' }
  return new ApiError(response.status, shown, Number.isFinite(retryAfter) ? retryAfter : undefined)
}
