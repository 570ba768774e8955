import type { FastifyReply, FastifyRequest } from 'fastify'

/** The same bytes in each of the encodings that we keep; a missing one is not worth its header. */
export interface Representations {
  readonly etag: string
  readonly identity: Buffer
  readonly brotli?: Buffer | undefined
  readonly gzip?: Buffer | undefined
}

/**
 * Sends the smallest representation that the caller takes, or 304 when it has it already (RFC 9110, sections 8.8 and 12.5.3).
 * `Vary` keeps the encodings apart in shared caches.
 */
export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  file: Representations,
): FastifyReply {
  const { headers } = request
  reply.header('etag', file.etag).header('vary', 'accept-encoding')
  if (matches(headers['if-none-match'], file.etag)) return reply.code(304).send()
  const accepted = headers['accept-encoding']
  if (typeof accepted === 'string') {
    if (file.brotli && accepts(accepted, 'br'))
      return reply.header('content-encoding', 'br').send(file.brotli)
    if (file.gzip && accepts(accepted, 'gzip'))
      return reply.header('content-encoding', 'gzip').send(file.gzip)
  }
  return reply.send(file.identity)
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return (
    ifNoneMatch === etag ||
    ifNoneMatch === '*' ||
    ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
  )
}

/** True unless the encoding is absent from the list or refused with q=0. */
function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding)
  if (at === -1) return false
  return !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + encoding.length))
}
