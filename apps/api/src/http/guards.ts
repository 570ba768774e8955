import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

/**
 * Refuses a request with more than one Host header: Node keeps the first and a proxy in front may have used the last
 * (RFC 9112, section 3.2).
 */
export function refuseTwoHosts(request: FastifyRequest): void {
  const { rawHeaders } = request.raw
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  if (hosts > 1) throw new AppError('invalid_request')
}

/**
 * The token-free defence against forged requests, after Go 1.25's CrossOriginProtection: a request that changes something
 * must come from our own pages. Browsers say so in Sec-Fetch-Site, older ones in Origin; a caller that sends
 * neither is no browser and carries nobody's cookies by accident.
 *
 * @param ownOrigin the configured public origin; undefined compares with the address that was called
 */
export function refuseOtherSites(request: FastifyRequest, ownOrigin: string | undefined): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return
  if (site !== undefined) throw new AppError('cross_site')
  const { origin } = request.headers
  if (origin === undefined) return
  const own = ownOrigin ?? `${request.protocol}://${request.headers.host ?? ''}`
  if (origin !== own) throw new AppError('cross_site')
}
