import type * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'

/** Any zod schema. The table only reads its input and output types. */
export type Schema = z.core.$ZodType

/** The part of an endpoint that calls need and browsers load. */
export interface EndpointCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/api/${string}`
  readonly query?: Schema
  readonly body?: Schema
  /** Success schemas by status, the usual status first. */
  readonly responses: Readonly<Record<number, Schema>>
  /**
   * True if the response is also available as server-sent events, with `Accept: text/event-stream`.
   */
  readonly streams?: true
  /**
   * Media type of a success response that is a text download instead of JSON. Its schema is a
   * string.
   */
  readonly produces?: 'text/csv'
}

/**
 * The part of an endpoint that only the server and the OpenAPI document read. Separate, so that
 * browsers do not load it.
 */
export interface EndpointMetadata {
  readonly summary: string
  /** With `session`, a missing session gives 401 before any other check. */
  readonly auth: 'public' | 'session'
  /** The endpoint's own error codes, besides `commonErrors` in openapi.ts. */
  readonly errors: readonly ErrorCode[]
  /** Supported request headers (see `requestHeaders` in openapi.ts). */
  readonly acceptedHeaders?: readonly RequestHeader[]
  /** Largest request body, in bytes, if it differs from the general limit. */
  readonly largestBody?: number
}

/**
 * - `idempotency-key`: a UUID that the caller creates for one call and all its retries. The call is
 * executed until one try succeeds; later tries get that response.
 * - `x-account`: the call's account. A session of another account neither executes the call nor
 * returns its own data (on public endpoints only with an idempotency key).
 * - `if-match`: the call is refused if the version to replace has changed.
 */
export type RequestHeader = 'idempotency-key' | 'x-account' | 'if-match'

/** Headers of replayable calls. */
export const REPLAYABLE_HEADERS = ['idempotency-key', 'x-account'] as const

/**
 * One endpoint: the single definition of its path, schemas and errors. The server's handler,
 * client, OpenAPI document, query keys and log fields derive from it.
 */
export type Endpoint = EndpointCall & EndpointMetadata

export type CallGroup = Readonly<Record<string, EndpointCall>>
export type CallTable = Readonly<Record<string, CallGroup>>
export type EndpointGroup = Readonly<Record<string, Endpoint>>
export type EndpointTable = Readonly<Record<string, EndpointGroup>>

/**
 * Combines the calls and metadata of a feature. A contract exports `weatherCalls` for the browser
 * and `weather` for the server, so that builds drop the unused export. Calls and metadata must match
 * to compile.
 */
export function withMetadata<
  G extends CallGroup,
  const T extends { readonly [A in keyof G]: EndpointMetadata } & {
    readonly [A in Exclude<keyof T, keyof G>]: never
  },
>(calls: G, metadata: T): { readonly [A in keyof G]: G[A] & T[A] } {
  const endpoints = Object.entries(calls).map(([action, call]) => [action, { ...call, ...metadata[action] }])
  return Object.fromEntries(endpoints)
}

type Output<S> = S extends Schema ? z.core.output<S> : undefined

/** Validated input of a handler. */
export interface EndpointInput<E extends EndpointCall> {
  query: Output<E['query']>
  body: Output<E['body']>
}

/** Result of a handler: the schema of any success status. */
export type EndpointOutput<E extends EndpointCall> = Output<E['responses'][keyof E['responses']]>

/** Arguments of a call: only the parts that the endpoint has. */
export type EndpointArguments<E extends EndpointCall> = (E extends { query: infer Q }
  ? { query: Output<Q> }
  : object) &
  (E extends { body: infer B } ? { body: Output<B> } : object)

/** Status of the usual success response. */
export function successStatus(endpoint: EndpointCall): number {
  return Number(Object.keys(endpoint.responses)[0])
}
