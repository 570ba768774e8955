import type { FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import { requestOrigin } from '../../http/server/guards.ts'

/** The site that a passkey belongs to. */
export interface RelyingParty {
  /** As browsers write it. */
  readonly origin: string
  /** The relying party's id: the host. Another host is another site, whose passkeys are not ours. */
  readonly id: string
}

/**
 * The site that a request came to.
 * @param ownOrigin the configured public origin; undefined takes the address that was called. A phishing address only
 *   gets signatures for itself, made with a key of its own
 * @throws {AppError} `invalid_request` if that is not an address
 */
export function relyingPartyFor(request: FastifyRequest, ownOrigin: string | undefined): RelyingParty {
  const url = URL.parse(requestOrigin(request, ownOrigin))
  if (url === null) throw new AppError('invalid_request')
  return { origin: url.origin, id: url.hostname }
}
