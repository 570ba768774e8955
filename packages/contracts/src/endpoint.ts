import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** Any zod schema; the table only ever reads its input and output types. */
export type Schema = z.core.$ZodType

/**
 * One endpoint. It is the only place where its path, its shapes and its errors are written: the server's handler,
 * the client, the OpenAPI document, the query keys and the log fields are made from it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/api/${string}`
  readonly summary: string
  /** `session`: 401 before anything else is looked at. */
  readonly auth: 'public' | 'session'
  readonly query?: Schema
  readonly body?: Schema
  /** Success shapes by status; the first is the usual one. */
  readonly responses: Readonly<Record<number, Schema>>
  /** What this endpoint may answer beside the codes that any endpoint may (see `commonErrors` in openapi.ts). */
  readonly errors: readonly ErrorCode[]
  /** The same answer can be asked for as server-sent events with `Accept: text/event-stream`. */
  readonly streams?: true
  /** The success answer is text of this type, not JSON, and is meant to be saved: the response's shape is a string. */
  readonly produces?: 'text/csv'
}

export type EndpointGroup = Readonly<Record<string, Endpoint>>
export type EndpointTable = Readonly<Record<string, EndpointGroup>>

type Output<S> = S extends Schema ? z.core.output<S> : undefined

/** What a handler receives, after validation. */
export interface EndpointInput<E extends Endpoint> {
  query: Output<E['query']>
  body: Output<E['body']>
}

/** What a handler answers: the shape of any of its success statuses. */
export type EndpointOutput<E extends Endpoint> = Output<E['responses'][keyof E['responses']]>

/** What a caller passes: only the parts that the endpoint has. */
export type EndpointArguments<E extends Endpoint> = (E extends { query: infer Q }
  ? { query: Output<Q> }
  : object) &
  (E extends { body: infer B } ? { body: Output<B> } : object)

/** The status of the usual success answer. */
export function successStatus(endpoint: Endpoint): number {
  return Number(Object.keys(endpoint.responses)[0])
}
