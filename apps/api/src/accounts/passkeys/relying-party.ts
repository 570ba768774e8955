import type { FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import { requestOrigin } from '../../http/server/guards.ts'

/** The site that a passkey belongs to. */
export interface RelyingParty {
  /** The site's origin, as browsers write it. */
  readonly origin: string
  /** The relying party's id: the host name. A different host is a different site, whose passkeys do not work here. */
  readonly id: string
}

/**
 * The site that a request came to.
 * @param ownOrigin the configured public origin; if undefined, the requested address is used. A phishing site then only
 *   gets signatures for its own address, made with a separate key
 * @throws {AppError} `invalid_request` if that is not an address
 */
export function relyingPartyFor(request: FastifyRequest, ownOrigin: string | undefined): RelyingParty {
  const url = URL.parse(requestOrigin(request, ownOrigin))
  if (url === null) throw new AppError('invalid_request')
  return { origin: url.origin, id: url.hostname }
}
