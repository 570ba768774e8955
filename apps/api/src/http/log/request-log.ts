import type { EndpointId } from '@smart-farming/contracts/api'
import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { mayContainUserText } from '../../db/sql-errors.ts'
import { networkFor } from '../limits/networks.ts'
import { type FloodCounts, FloodLog } from './flood-log.ts'

const LOGINS: ReadonlySet<string> = new Set<EndpointId>(['accounts.login', 'passkeys.logIn'])

/**
 * Logs one line per completed request, with its route and outcome. Never logs the query, body or
 * headers, which contain places, questions, passwords and cookies. Refused calls get one line a
 * minute per network and route.
 */
export class RequestLog extends LogController {
  readonly #refused = new FloodLog()

  constructor() {
    super({ requestIdLogLabel: 'requestId' })
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override defaultErrorLog(error: unknown, request: FastifyRequest): void {
    request.log.error({ err: error }, 'unexpected error')
  }

  override writeHeadError(error: unknown, request: FastifyRequest): void {
    request.log.error({ err: error }, 'the head of an answer could not be written')
  }

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { config, url } = request.routeOptions
    const route = config?.endpoint ?? url ?? 'none'
    const { statusCode: status } = reply
    const answered: ResponseLogFields = {
      requestId: request.id,
      method: request.method,
      route,
      status,
      ms: roundToTenth(reply.elapsedTime),
      user: request.user?.id,
    }
    // Avoids the request's own logger, which few requests create.
    const { log } = request.server
    const isTooMany = status === 429
    const isToBeFound = isTooMany || (status === 401 && LOGINS.has(route))
    // Only for callers who guess passwords or flood. The network of other farmers stays private.
    const line = isToBeFound ? { ...answered, network: networkFor(request.clientAddress) } : answered
    if (isTooMany)
      this.#refused.tell(`${line.network} ${route}`, (flooded) => logResponse(log, { ...line, ...flooded }))
    else logResponse(log, line)
  }
}

export interface ResponseLogFields {
  readonly requestId: string
  readonly method: string
  /** The endpoint's id, or the path outside the endpoint table. */
  readonly route: string
  readonly status: number
  /** From receiving the request to sending the response, in ms. */
  readonly ms: number
  /** Id of the signed-in user. */
  readonly user: number | undefined
  /** Network of the caller, for refused calls and failed logins. */
  readonly network?: string
}

/** Writes the log line of a request. */
export function logResponse(logger: FastifyBaseLogger, answered: ResponseLogFields & FloodCounts): void {
  logger.info(answered)
}

/** Rounds to a tenth of a millisecond. */
export function roundToTenth(ms: number): number {
  return Math.round(ms * 10) / 10
}

/** Creates a generator of cheap, unique request ids. */
export function createRequestIds(): () => string {
  const process = crypto.randomUUID().slice(0, 8)
  let count = 0
  return () => {
    count += 1
    return `${process}-${count.toString(36)}`
  }
}

/**
 * The loggable part of an error. Messages of database errors may contain user input, so only their
 * code and stack frames are logged.
 */
export function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const stack = framesOf(error)
  return {
    type: error.name,
    message: mayContainUserText(error) ? 'database error' : error.message,
    ...(code !== undefined && { code }),
    ...(stack !== '' && { stack }),
    ...(error.cause instanceof Error && error.cause !== error && { cause: serializeError(error.cause) }),
  }
}

/** A stack begins with the message, which may contain lines that look like frames. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message)
  return (at === -1 ? '' : stack.slice(at + message.length))
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .join('\n')
}
