import type { FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import { requestOrigin } from '../../http/server/guards.ts'

export interface RelyingParty {
  readonly origin: string
  /** Relying party id: the host name. Passkeys of another host do not work here. */
  readonly id: string
}

/**
 * Returns the site that a request came to.
 * @param ownOrigin configured public origin; if undefined, the requested address is used. A
 * phishing site then only gets signatures for its own address, made with a separate key
 * @throws {AppError} `invalid_request` if the requested address is invalid
 */
export function relyingPartyFor(request: FastifyRequest, ownOrigin: string | undefined): RelyingParty {
  const url = URL.parse(requestOrigin(request, ownOrigin))
  if (url === null) throw new AppError('invalid_request')
  return { origin: url.origin, id: url.hostname }
}
