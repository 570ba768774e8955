import { Readable } from 'node:stream'
import { ACCOUNT_HEADER } from '@smart-farming/contracts/accounts/account-header'
import { decodeProblem, type Problem } from '@smart-farming/contracts/schema/problems'
import {
  type Endpoint,
  type EndpointGroup,
  type EndpointInput,
  type EndpointOutput,
  type Schema,
  successStatus,
} from '@smart-farming/contracts/table/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from '../../app-error.ts'
import { fingerprint, type Idempotency, readIdempotencyKey } from '../idempotency/idempotency.ts'
import type { SignedInUser } from '../session/session-reader.ts'
import type { CachedResponses } from './cached-responses.ts'
import { EncodedJson } from './encoded-json.ts'
import { HandlerCall } from './handler-call.ts'
import { withDeadline } from './handler-deadline.ts'
import { sendRepresentation } from './negotiate.ts'

/**
 * Input of a handler: the validated query and body, the user (on `session` endpoints), and the raw
 * request.
 */
export type HandlerInput<E extends Endpoint> = EndpointInput<E> & {
  user: E['auth'] extends 'session' ? SignedInUser : undefined
  request: FastifyRequest
  /** For an unusual status or header. The body is always the handler's result. */
  reply: FastifyReply
}

/** Server-sent events, each already framed as `data: …\n\n`. */
export type EventStream = AsyncIterable<string>

type Result<E extends Endpoint> =
  | EndpointOutput<E>
  | EncodedJson<EndpointOutput<E>>
  | (E extends { streams: true } ? EventStream : never)

export type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Result<E> | Promise<Result<E>>

/** One handler for every endpoint of a group. A missing or misnamed handler is a compile error. */
export type Handlers<G extends EndpointGroup> = { readonly [A in keyof G]: Handler<G[A]> }

/**
 * Time limit of a handler, in ms. It is longer than all waits of the handler together, so that the
 * handler's own error comes first. Streaming handlers have their own limit, just below theirs here.
 */
const DEADLINE_MS = 10_000
const STREAM_DEADLINE_MS = 120_000

// `Handlers` has already checked each handler against its endpoint.
type AnyHandler = (input: never) => unknown

/** Route config that identifies an endpoint for the limits, the log and the session. */
export interface EndpointRoute {
  /** `feature.action` */
  endpoint: string
}

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<EndpointRoute> {}
}

/**
 * Finds the signed-in user from the cookie. Returns a promise only if it must query the database.
 */
export type UserReader = (
  request: FastifyRequest,
) => SignedInUser | undefined | Promise<SignedInUser | undefined>

export interface RouteFrame {
  readonly readUser: UserReader
  /** Sends cached responses without the framework, where possible. */
  readonly ready?: CachedResponses | undefined
  /** Runs a call with an idempotency key only once. */
  readonly once?: Idempotency | undefined
  /** Time limit of a handler, in ms. A 503 is sent after it. */
  readonly deadlineMs?: number | undefined
}

/**
 * Turns a group of the endpoint table and its handlers into routes. The user is checked before the
 * query and body, so strangers get a 401 rather than a 400. The limiter runs between the two, so
 * strangers are counted as well. The response is validated, so that only fields in the contract are
 * sent.
 */
export function bind<G extends EndpointGroup>(
  app: FastifyInstance,
  feature: string,
  group: G,
  handlers: Handlers<G>,
  frame: RouteFrame,
): void {
  for (const [action, endpoint] of Object.entries(group)) {
    const handler: AnyHandler | undefined = handlers[action]
    if (handler === undefined) throw new Error(`${feature}.${action} has no handler`)
    const id = `${feature}.${action}`
    const options: RouteShorthandOptions = { config: { endpoint: id } }
    app.route({
      ...options,
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.largestBody !== undefined && { bodyLimit: endpoint.largestBody }),
      ...(endpoint.auth === 'session' && {
        onRequest: findUser(frame.readUser),
        preParsing: refuseStrangers,
      }),
      handler: endpointHandler(id, endpoint, handler, frame),
    })
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on `session` endpoints before anything else runs. */
    user: SignedInUser | undefined
  }
}

// Uses callbacks, so that a request whose session is in memory does not wait for a promise.
function findUser(readUser: UserReader) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const accept = (user: SignedInUser | undefined) => {
      request.user = user
      done()
    }
    const found = readUser(request)
    if (found instanceof Promise) found.then(accept, done)
    else accept(found)
  }
}

function refuseStrangers(
  request: FastifyRequest,
  _reply: FastifyReply,
  _payload: unknown,
  done: (error?: Error) => void,
): void {
  done(request.user === undefined ? new AppError('not_signed_in') : undefined)
}

function endpointHandler(id: string, endpoint: Endpoint, handler: AnyHandler, frame: RouteFrame) {
  const usual = successStatus(endpoint)
  const deadlineMs = endpoint.streams ? STREAM_DEADLINE_MS : (frame.deadlineMs ?? DEADLINE_MS)
  const ready = frame.ready?.serves(id, endpoint) ? frame.ready : undefined
  const doOnce = async (once: Idempotency, key: string, asked: HandlerCall) => {
    const userId = (asked.user ?? (await frame.readUser(asked.request)))?.id
    if (endpoint.auth === 'public') once.refuseOthers(asked.request, userId)
    return once.answer({ key, userId, request: fingerprint(id, endpoint, userId, asked) }, async () => {
      const result = await handler(asked as never)
      // If the attempt took too long, a refusal was already sent, but the real result is stored.
      const status = asked.reply.sent ? usual : asked.reply.statusCode
      return { status, text: JSON.stringify(named(endpoint, status, result)) }
    })
  }
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
    reply.code(usual)
    const query = parse(endpoint.query, request.query)
    const body = parse(endpoint.body, request.body)
    const asked = new HandlerCall(query, body, request.user, { request, reply })
    if (endpoint.auth === 'session' && endpoint.acceptedHeaders?.includes(ACCOUNT_HEADER))
      frame.once?.refuseOthers(request, request.user?.id)
    const key = frame.once && readIdempotencyKey(endpoint, request)
    if (frame.once && key !== undefined)
      return withDeadline(doOnce(frame.once, key, asked), deadlineMs).then(({ status, text }) =>
        sendJson(reply.code(status), text),
      )
    const result = handler(asked as never)
    if (result instanceof Promise)
      return withDeadline(result, deadlineMs).then((value) => send(endpoint, request, reply, value))
    if (result instanceof EncodedJson && !asked.tookRaw && request.method === 'GET')
      ready?.know(request.raw.url ?? '', { route: id, handler, query })
    return send(endpoint, request, reply, result)
  }
}

function send(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  result: unknown,
): FastifyReply {
  if (result instanceof EncodedJson) {
    reply.type('application/json; charset=utf-8')
    return sendRepresentation(request, reply, result)
  }
  if (isEventStream(result)) {
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(result))
  }
  if (reply.statusCode === 204) return reply.send()
  const answer = named(endpoint, reply.statusCode, result)
  if (endpoint.produces !== undefined)
    return reply
      .type(`${endpoint.produces}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="${endpoint.path.split('/').at(-1)}"`)
      .send(answer)
  return sendJson(reply, JSON.stringify(answer))
}

const sendJson = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text)

/** Validates a result, and drops the fields that the contract does not name. */
function named(endpoint: Endpoint, status: number, result: unknown): unknown {
  const schema = endpoint.responses[status]
  if (schema === undefined) throw new Error(`${endpoint.path} has no response for status ${status}`)
  return z.parse(schema, result)
}

function isEventStream(value: unknown): value is EventStream {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

/**
 * Maximum number of fields reported, far above those of any form. A body full of mistakes must not
 * cause a much larger response.
 */
const MAX_FIELDS = 20

function parse(schema: Schema | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const problems: Record<string, Problem> = {}
  for (const issue of parsed.error.issues.slice(0, MAX_FIELDS)) {
    if (issue.path.length > 0) problems[issue.path.join('.')] ??= decodeProblem(issue)
  }
  // Without a field, the body itself is wrong. Our forms never send that, so the general message is
  // enough.
  const hasField = Object.keys(problems).length > 0
  throw new AppError('invalid_request', hasField ? { problems } : {})
}
