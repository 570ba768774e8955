import { randomBytes } from 'node:crypto'
import { MAX_PASSKEYS, type passkeys } from '@smart-farming/contracts/accounts/passkeys'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Deps } from '../../deps.ts'
import type { Feature } from '../../http/routing/feature.ts'
import { audit } from '../audit.ts'
import type { LoginParts } from '../login/login.ts'
import { createUserPresenter } from '../public-user.ts'
import { checkCurrentPassword } from '../self-service/current-password.ts'
import { recordAccountEvent } from '../self-service/events-store.ts'
import { lockReauthenticatedSession, lockSession } from '../self-service/user-sessions-store.ts'
import { consumeRegistrationChallenge, createRegistrationChallenge } from './challenges-store.ts'
import { logInWithPasskey } from './log-in.ts'
import { addPasskey, ensureUserHandle, listPasskeys, removePasskey, toPasskeyDto } from './passkeys-store.ts'
import { relyingPartyFor } from './relying-party.ts'
import { registrationOptions, verifyRegistration } from './webauthn.ts'

interface Parts extends Pick<Deps, 'config' | 'database' | 'sessions'> {
  readonly login: LoginParts
}

/** Passkeys as an optional second factor. They never replace the password. */
export function createPasskeys({ config, database, sessions, login }: Parts): Feature<typeof passkeys> {
  const ownOrigin = config.publicUrl?.origin
  const tellUser = createUserPresenter(sessions.secrets)
  const parts = { ...login, sessions, ownOrigin }
  const ownHash = (request: FastifyRequest) => {
    const hash = sessions.reader.hashOf(request.headers.cookie)
    if (hash === undefined) throw new AppError('not_signed_in')
    return hash
  }
  const notAdded = () => new AppError('invalid_request', { problem: { code: 'passkey_not_added' } })
  return {
    handlers: {
      list: async ({ user }) => ({ list: (await listPasskeys(database, user.id)).map(toPasskeyDto) }),
      async begin({ body: { password }, request, user }) {
        const judgedBy = await checkCurrentPassword(login, request, user, password)
        const site = relyingPartyFor(request, ownOrigin)
        const present = await listPasskeys(database, user.id)
        if (present.length >= MAX_PASSKEYS)
          throw new AppError('invalid_request', {
            problem: { code: 'too_many_passkeys', most: MAX_PASSKEYS },
          })
        const handle = await ensureUserHandle(database, user.id, randomBytes(32))
        const options = await registrationOptions(site, { name: user.username, handle }, present)
        const { challenge } = options
        const asked = { challenge, userId: user.id, sessionHash: ownHash(request) }
        const ticket = await database.run((orm) =>
          orm.transaction(async (transaction) => {
            await lockReauthenticatedSession(transaction, user.id, asked.sessionHash, judgedBy)
            return createRegistrationChallenge(transaction, asked)
          }),
        )
        return { ticket, options: { ...options } }
      },
      async add({ body: { ticket, name, response }, request, user }) {
        const added = await database.run((orm) =>
          orm.transaction(async (transaction) => {
            await lockSession(transaction, user.id, ownHash(request))
            // Consumed under the session lock, so a concurrent password change cannot void the
            // challenge midway.
            const asked = await consumeRegistrationChallenge(transaction, ticket, ownHash(request))
            if (asked === undefined || asked.userId !== user.id) return false
            const made = await verifyRegistration(
              relyingPartyFor(request, ownOrigin),
              asked.challenge,
              response,
            )
            if (made === undefined) return false
            const isAdded = await addPasskey(transaction, {
              userId: user.id,
              name,
              credentialId: made.id,
              publicKey: Buffer.from(made.publicKey),
              counter: made.counter,
              transports: response.response.transports ?? [],
            })
            if (isAdded) await recordAccountEvent(transaction, user.id, 'passkey_added', request)
            return isAdded
          }),
        )
        if (!added) throw notAdded()
        audit(request, 'passkey_added', { userId: user.id })
        return undefined
      },
      async remove({ body: { id, password }, request, user }) {
        const judgedBy = await checkCurrentPassword(login, request, user, password)
        await database.run((orm) =>
          orm.transaction(async (transaction) => {
            await lockReauthenticatedSession(transaction, user.id, ownHash(request), judgedBy)
            if (!(await removePasskey(transaction, user.id, id))) throw new AppError('not_found')
            await recordAccountEvent(transaction, user.id, 'passkey_removed', request)
          }),
        )
        audit(request, 'passkey_removed', { userId: user.id })
        return undefined
      },
      logIn: async ({ body, request, reply }) =>
        tellUser(await logInWithPasskey(parts, { request, reply }, body), reply),
    },
  }
}
