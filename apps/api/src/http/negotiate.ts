import type { FastifyReply, FastifyRequest } from 'fastify'

/** The same bytes in each of the encodings that we keep; a missing one is not worth its header. */
export interface Representations {
  /** Weak, because it names the same content in every encoding. */
  readonly etag: `W/"${string}"`
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
  if (reply.statusCode === 200 && matches(headers['if-none-match'], file.etag)) return reply.code(304).send()
  const accepted = headers['accept-encoding']
  if (typeof accepted === 'string') {
    if (file.brotli && accepts(accepted, 'br'))
      return reply.header('content-encoding', 'br').send(file.brotli)
    if (file.gzip && accepts(accepted, 'gzip'))
      return reply.header('content-encoding', 'gzip').send(file.gzip)
  }
  return reply.send(file.identity)
}

/** Weak comparison, which is the one for If-None-Match. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  const opaque = etag.slice(2)
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === opaque)
}

/** True when the encoding is in the list and not refused with q=0. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((item) => {
    const [name = '', ...parameters] = item.split(';')
    if (name.trim().toLowerCase() !== encoding) return false
    return !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/i.test(parameter))
  })
}
