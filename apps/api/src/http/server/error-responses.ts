import type { ErrorCode, ErrorEnvelope } from '@smart-farming/contracts/errors'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import { describeError, describeProblem } from '@smart-farming/words/error-text'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import { isMissingUser, sqlErrorToAppError } from '../../db/sql-errors.ts'

/** The wire format of an error: a code and a problem for programs, and text for people. */
export function errorBody(
  { errors }: Pick<ServerMessages, 'errors'>,
  error: AppError,
  requestId: string,
): ErrorEnvelope {
  const { code, problem, problems } = error
  const told = Object.entries(problems ?? {}).map(([field, wrong]) => [
    field,
    describeProblem(errors, wrong) ?? '',
  ])
  return {
    message: describeError(errors, error) ?? '',
    code,
    requestId,
    ...(problems && { fields: Object.fromEntries(told), problems: { ...problems } }),
    ...(problem && { problem }),
  }
}

/** Sends an error with its status, Retry-After and envelope. */
export function sendError(
  words: Pick<ServerMessages, 'errors'>,
  reply: FastifyReply,
  error: AppError,
): FastifyReply {
  if (error.retryAfter !== undefined)
    reply.header('retry-after', String(Math.max(1, Math.ceil(error.retryAfter))))
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send(errorBody(words, error, reply.request.id))
}

/**
 * Creates the last error handler. An unexpected error becomes a 500 without details, and is logged
 * in full.
 */
export function handleErrors(words: Pick<ServerMessages, 'errors'>) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const known = toAppError(error)
    if (known.code === 'internal') request.log.error({ err: error }, 'unexpected error')
    // Our own refusals without a cause appear only in the request's line, so that a flood does not
    // fill the log with stack traces.
    else if (known.status >= 500 && (known !== error || known.cause !== undefined))
      request.log.warn({ err: error }, known.code)
    return sendError(words, reply, known)
  }
}

/** Maps any error to an {@link AppError}: our own, Fastify's or PostgreSQL's. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isMissingUser(error)) return new AppError('not_signed_in', { cause: error })
  const sql = sqlErrorToAppError(error)
  if (sql !== undefined) return sql
  const { statusCode, code } = (error ?? {}) as Partial<FastifyError>
  const mapped = frameworkCodes[code ?? ''] ?? statusCodes[statusCode ?? 500]
  if (mapped === undefined) {
    const clientFault = statusCode !== undefined && statusCode >= 400 && statusCode < 500
    return new AppError(clientFault ? 'invalid_request' : 'internal', { cause: error })
  }
  return new AppError(mapped, { cause: error, ...(mapped === 'overloaded' && { retryAfter: 2 }) })
}

const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_HANDLER_TIMEOUT: 'overloaded',
}

const statusCodes: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_request',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'payload_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  431: 'headers_too_large',
  503: 'overloaded',
}
