import type { PasskeyAsked } from '@smart-farming/contracts/accounts'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/database.ts'
import { audit } from '../audit.ts'
import type { Judged } from '../login/login.ts'
import { PasswordReplaced } from '../session-store.ts'
import { askAtLogin } from './challenges-store.ts'
import { passkeysOf } from './passkeys-store.ts'
import { siteOf } from './site.ts'
import { optionsToUse } from './webauthn.ts'

/**
 * Asks for the second factor after a right password. Also where the account's passkeys belong to another address of
 * this service: using a different address must not be a way around them.
 * @throws {PasswordReplaced} when the hash is no longer the user's
 */
export async function askForPasskey(
  { database, ownOrigin }: { readonly database: Database; readonly ownOrigin: string | undefined },
  request: FastifyRequest,
  { id: userId, passwordHash }: Omit<Judged, 'hasPasskeys'>,
): Promise<PasskeyAsked> {
  const site = siteOf(request, ownOrigin)
  const options = await optionsToUse(site, await passkeysOf(database, userId))
  const ticket = await askAtLogin(database, { challenge: options.challenge, userId, passwordHash })
  if (ticket === undefined) throw new PasswordReplaced()
  audit(request, 'passkey_asked', { userId })
  return { ticket, options: { ...options } }
}
