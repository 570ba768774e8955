import type { PasskeyChallenge } from '@smart-farming/contracts/accounts'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/database.ts'
import { audit } from '../audit.ts'
import type { VerifiedUser } from '../login/login.ts'
import { PasswordReplacedError } from '../session-store.ts'
import { createLoginChallenge } from './challenges-store.ts'
import { listPasskeys } from './passkeys-store.ts'
import { relyingPartyFor } from './relying-party.ts'
import { authenticationOptions } from './webauthn.ts'

/**
 * Requires a passkey after a correct password, even if the account's passkeys belong to another
 * address of this service: switching address must not bypass them.
 * @throws {PasswordReplacedError} if the password hash has changed
 */
export async function requestPasskey(
  { database, ownOrigin }: { readonly database: Database; readonly ownOrigin: string | undefined },
  request: FastifyRequest,
  { id: userId, passwordHash }: Omit<VerifiedUser, 'hasPasskeys'>,
): Promise<PasskeyChallenge> {
  const site = relyingPartyFor(request, ownOrigin)
  const options = await authenticationOptions(site, await listPasskeys(database, userId))
  const ticket = await createLoginChallenge(database, { challenge: options.challenge, userId, passwordHash })
  if (ticket === undefined) throw new PasswordReplacedError()
  audit(request, 'passkey_asked', { userId })
  return { ticket, options: { ...options } }
}
