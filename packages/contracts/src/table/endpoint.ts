import type * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'

/** Any zod schema; the table only ever reads its input and output types. */
export type Schema = z.core.$ZodType

/** What a call needs: the part of an endpoint that a browser loads. */
export interface EndpointCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/api/${string}`
  readonly query?: Schema
  readonly body?: Schema
  /** Success shapes by status; the first is the usual one. */
  readonly responses: Readonly<Record<number, Schema>>
  /** The same answer can be asked for as server-sent events with `Accept: text/event-stream`. */
  readonly streams?: true
  /** The success answer is text of this type, not JSON, and is meant to be saved: the response's shape is a string. */
  readonly produces?: 'text/csv'
}

/** What only the server and the OpenAPI document read of an endpoint: no farmer pays for it with the first visit. */
export interface EndpointTerms {
  readonly summary: string
  /** `session`: 401 before anything else is looked at. */
  readonly auth: 'public' | 'session'
  /** What this endpoint may answer beside the codes that any endpoint may (see `commonErrors` in openapi.ts). */
  readonly errors: readonly ErrorCode[]
  /** Request headers that mean something here (see `requestHeaders` in openapi.ts). */
  readonly heeds?: readonly RequestHeader[]
  /** Largest request body, in bytes; the limit of all endpoints unless given. */
  readonly largestBody?: number
}

/**
 * `idempotency-key`: a UUID made by the caller for one call and all its tries. The first that succeeds is done, and its
 * answer is given again to the others. `x-account`: whose call it is; nobody else's session does it, nor gives what is
 * its own (where nobody need be signed in, beside such a key only). `if-match`: the call is refused where what it
 * replaces is of another version.
 */
export type RequestHeader = 'idempotency-key' | 'x-account' | 'if-match'

/** What a call heeds that may have waited on a phone. */
export const ONCE = ['idempotency-key', 'x-account'] as const

/**
 * One endpoint. It is the only place where its path, its shapes and its errors are written: the server's handler,
 * the client, the OpenAPI document, the query keys and the log fields are made from it.
 */
export type Endpoint = EndpointCall & EndpointTerms

export type CallGroup = Readonly<Record<string, EndpointCall>>
export type CallTable = Readonly<Record<string, CallGroup>>
export type EndpointGroup = Readonly<Record<string, Endpoint>>
export type EndpointTable = Readonly<Record<string, EndpointGroup>>

/**
 * The endpoints of a feature, from their calls and their terms. A contract exports both, `weatherCalls` for the browser
 * and `weather` for the server: a build leaves out what nobody imports. A call without terms does not compile, nor do
 * terms without a call.
 */
export function withTerms<
  G extends CallGroup,
  const T extends { readonly [A in keyof G]: EndpointTerms } & {
    readonly [A in Exclude<keyof T, keyof G>]: never
  },
>(calls: G, terms: T): { readonly [A in keyof G]: G[A] & T[A] } {
  const endpoints = Object.entries(calls).map(([action, call]) => [action, { ...call, ...terms[action] }])
  return Object.fromEntries(endpoints)
}

type Output<S> = S extends Schema ? z.core.output<S> : undefined

/** What a handler receives, after validation. */
export interface EndpointInput<E extends EndpointCall> {
  query: Output<E['query']>
  body: Output<E['body']>
}

/** What a handler answers: the shape of any of its success statuses. */
export type EndpointOutput<E extends EndpointCall> = Output<E['responses'][keyof E['responses']]>

/** What a caller passes: only the parts that the endpoint has. */
export type EndpointArguments<E extends EndpointCall> = (E extends { query: infer Q }
  ? { query: Output<Q> }
  : object) &
  (E extends { body: infer B } ? { body: Output<B> } : object)

/** The status of the usual success answer. */
export function successStatus(endpoint: EndpointCall): number {
  return Number(Object.keys(endpoint.responses)[0])
}
