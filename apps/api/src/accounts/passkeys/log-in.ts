import type { PasskeyAssertion } from '@smart-farming/contracts/accounts/passkeys'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Sessions } from '../../http/session/session.ts'
import type { SignedInUser } from '../../http/session/session-reader.ts'
import { audit, auditRateLimited } from '../audit.ts'
import { completeLogin } from '../login/complete-login.ts'
import type { LoginParts } from '../login/login.ts'
import { usernameKey } from '../username.ts'
import { findUserById } from '../users-store.ts'
import { consumeLoginChallenge } from './challenges-store.ts'
import { listPasskeys, recordPasskeyUse } from './passkeys-store.ts'
import { type RelyingParty, relyingPartyFor } from './relying-party.ts'
import { verifyAuthentication } from './webauthn.ts'

export interface PasskeyLoginParts extends LoginParts {
  readonly sessions: Sessions
  readonly ownOrigin: string | undefined
}

const refused = () => new AppError('invalid_credentials', { problem: { code: 'passkey_refused' } })

/**
 * Second login step. The challenge is consumed even on failure. Passkey failures have a streak of
 * their own, because the correct password before this step ends the password streak.
 * @throws {AppError} `invalid_credentials`, `too_many_requests`
 */
export async function logInWithPasskey(
  parts: PasskeyLoginParts,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { ticket, response }: { readonly ticket: string; readonly response: PasskeyAssertion },
): Promise<SignedInUser> {
  const { database, limits, devices, nameTag, sessions } = parts
  const site = relyingPartyFor(request, parts.ownOrigin)
  const asked = await consumeLoginChallenge(database, ticket)
  const user = asked && (await findUserById(database, asked.userId))
  if (asked === undefined || user === undefined) throw refused()
  const device = devices.read(request, { id: user.id, passwordHash: asked.passwordHash })
  const name = nameTag(usernameKey(user.username), 'passkey')
  const tried = {
    name,
    networks: limits.networksOf(request.clientAddress),
    knownHere: false,
    device: device && `passkey ${device}`,
  }
  const counted = await limits.count(tried).catch((error: unknown) => {
    if (error instanceof AppError) auditRateLimited(parts.floods, request, 'login_refused', { name })
    throw error
  })
  const isRight = await judge(parts, site, { ...asked, response }).catch(async (error: unknown) => {
    await counted.giveBack()
    throw error
  })
  if (!isRight) {
    audit(request, 'passkey_refused', { name })
    throw refused()
  }
  await counted.succeed()
  await sessions.signIn(request, reply, user.id, asked.passwordHash)
  await completeLogin(parts, request, reply, {
    userId: user.id,
    passwordHash: asked.passwordHash,
    device,
    onNewDevice: 'passkey_used_new_device',
  })
  return user
}

async function judge(
  { database }: Pick<LoginParts, 'database'>,
  site: RelyingParty,
  asked: { readonly userId: number; readonly challenge: string; readonly response: PasskeyAssertion },
): Promise<boolean> {
  const own = await listPasskeys(database, asked.userId)
  const passkey = own.find(({ credentialId }) => credentialId === asked.response.id)
  if (passkey === undefined) return false
  const counter = await verifyAuthentication(site, asked.challenge, passkey, asked.response)
  return counter !== undefined && recordPasskeyUse(database, passkey.id, counter)
}
