import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'

/**
 * Refuses a request that does not name exactly one host (RFC 9112, section 3.2). Of two hosts, Node
 * uses the first, but a proxy may have used the last. Only HTTP/1.0 requests may omit the host.
 */
export function rejectAmbiguousHost({ raw }: FastifyRequest): void {
  const hosts = countHosts(raw)
  if (hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0')) return
  throw new AppError('invalid_request')
}

export function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}

/**
 * Token-free protection against forged requests, after Go 1.25's CrossOriginProtection. A request
 * that changes something must come from our own pages, according to Sec-Fetch-Site or, in older
 * browsers, Origin. A caller that sends neither is not a browser, and does not send a user's
 * cookies by accident.
 * @param ownOrigin configured public origin; the requested address by default
 */
export function rejectCrossSite(request: FastifyRequest, ownOrigin: string | undefined): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return
  if (site !== undefined) throw new AppError('cross_site')
  const { origin } = request.headers
  if (origin === undefined) return
  if (origin !== requestOrigin(request, ownOrigin)) throw new AppError('cross_site')
}

/**
 * The origin to which a request was sent.
 * @param ownOrigin configured public origin; the requested address by default
 */
export function requestOrigin(request: FastifyRequest, ownOrigin: string | undefined): string {
  return ownOrigin ?? `${request.protocol}://${request.host}`
}
