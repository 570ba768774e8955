import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@smart-farming/contracts/errors'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import { errorBody, sendError, toAppError } from './error-responses.ts'
import { apiHeaders, commonHeaders } from './headers.ts'

/**
 * Answers errors from the router itself, for example for `/%zz`. No hook has run by then, so the
 * headers are set here.
 */
export function answerFrameworkError(words: Pick<ServerMessages, 'errors'>, https: boolean) {
  const headers = { ...commonHeaders(https), ...apiHeaders }
  return (error: unknown, _request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers)
    sendError(words, reply, toAppError(error))
  }
}

const socketErrors: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/**
 * Time for a refused caller to read the reason, in ms. The socket is closed even if the caller
 * keeps its side open.
 */
const LINGER_MS = 1_000

/** Answers malformed HTTP directly on the socket, and closes the connection. */
export function answerSocketError(
  words: Pick<ServerMessages, 'errors'>,
  https: boolean,
  nextId: () => string,
) {
  const headers = {
    ...commonHeaders(https),
    ...apiHeaders,
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
  }
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const known = new AppError(socketErrors[error.code ?? ''] ?? 'invalid_request')
    const body = Buffer.from(JSON.stringify(errorBody(words, known, nextId())))
    const head = [
      `HTTP/1.1 ${known.status} ${STATUS_CODES[known.status]}`,
      ...Object.entries({ ...headers, 'content-length': body.length }).map(
        ([name, value]) => `${name}: ${value}`,
      ),
    ]
    socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]))
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  }
}
