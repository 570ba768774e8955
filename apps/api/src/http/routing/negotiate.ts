import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The same content in each stored encoding. Encodings that would save too little are left out. */
export interface Representations {
  /** Weak, because all encodings share it. */
  readonly etag: `W/"${string}"`
  readonly identity: Buffer
  readonly brotli?: Buffer | undefined
  readonly gzip?: Buffer | undefined
}

/** The representation to send; `none` if the caller already has the content. */
export type ChosenEncoding = 'identity' | 'brotli' | 'gzip' | 'none'

/** Name of each encoding in HTTP headers. */
export const CONTENT_ENCODINGS = { identity: undefined, brotli: 'br', gzip: 'gzip', none: undefined } as const

/**
 * Sends the smallest representation that the caller accepts, or 304 if the caller already has the
 * content (RFC 9110, sections 8.8 and 12.5.3). `Vary` separates the encodings in shared caches.
 */
export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  file: Representations,
): FastifyReply {
  reply.header('etag', file.etag).header('vary', 'accept-encoding')
  const chosen = chooseEncoding(request.headers, file, reply.statusCode === 200)
  if (chosen === 'none') return reply.code(304).send()
  const encoding = CONTENT_ENCODINGS[chosen]
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  return reply.send(file[chosen])
}

/**
 * Chooses the representation to send.
 * @param mayHave whether a 304 is possible, which is not the case for errors
 * @returns `none` if the caller already has the content
 */
export function chooseEncoding(
  headers: IncomingHttpHeaders,
  file: Representations,
  mayHave = true,
): ChosenEncoding {
  if (mayHave && matches(headers['if-none-match'], file.etag)) return 'none'
  const accepted = headers['accept-encoding']
  if (typeof accepted === 'string') {
    if (accepts(accepted, 'br') && file.brotli) return 'brotli'
    if (accepts(accepted, 'gzip') && file.gzip) return 'gzip'
  }
  return 'identity'
}

/** Weak comparison, as If-None-Match requires. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  const opaque = etag.slice(2)
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === opaque)
}

/** Whether the encoding is listed and not refused with q=0. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((item) => {
    const [name = '', ...parameters] = item.split(';')
    if (name.trim().toLowerCase() !== encoding) return false
    return !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/i.test(parameter))
  })
}
