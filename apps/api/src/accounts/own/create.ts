import type { myAccount } from '@smart-farming/contracts/accounts/my-account'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Deps } from '../../deps.ts'
import type { Feature } from '../../http/answers/feature.ts'
import { audit } from '../audit.ts'
import type { LoginParts } from '../login/login.ts'
import { changeFarmName, changeUsername } from '../names/change-names.ts'
import type { PasswordHints } from '../passwords/password-hints.ts'
import { userTeller } from '../public-user.ts'
import { revokeSessions } from '../session-store.ts'
import { changePassword } from './change-password.ts'
import { createConfirm } from './confirm.ts'
import { checkCurrentPassword } from './current-password.ts'
import { askForDeletion } from './deletion-store.ts'
import { endPending } from './end-pending.ts'
import { eventsOf, noteEvent } from './events-store.ts'
import { exportZip } from './export/export.ts'
import { everythingOf } from './export/export-store.ts'
import { recover } from './recover.ts'
import { hashRecoveryCode, newRecoveryCode } from './recovery-code.ts'
import { keepRecoveryHash, recoveryMadeAt } from './recovery-store.ts'
import { endSession, holdConfirmed, holdKnowing, sessionsOf } from './sessions-of-store.ts'

interface Parts extends Pick<Deps, 'database' | 'now' | 'sessions' | 'words'> {
  /** Judges passwords under the same limits as at login. */
  readonly login: LoginParts
  readonly hints: Pick<PasswordHints, 'about'>
}

/** Self-service for accounts; nothing in it needs an operator or an email address. */
export function createMyAccount({
  database,
  now,
  sessions,
  words,
  login,
  hints,
}: Parts): Feature<typeof myAccount> {
  const parts = { ...login, sessions, hints }
  const confirm = createConfirm(login, sessions)
  const tellUser = userTeller(sessions.secrets)
  const ownHash = (request: FastifyRequest) => sessions.reader.hashOf(request.headers.cookie)

  return {
    handlers: {
      async changePassword({ body, request, reply, user }) {
        await changePassword(parts, { request, reply, user }, body)
        return undefined
      },
      changeFarmName: async ({ body, request, reply, user }) =>
        tellUser(await changeFarmName(parts, { request, user }, body.farmName), reply),
      changeUsername: async ({ body, request, reply, user }) =>
        tellUser(await changeUsername(parts, { request, user }, body), reply),
      async confirm({ body: { password }, request, user }) {
        await confirm(request, user, password)
        return undefined
      },
      sessions: async ({ request, user }) => ({
        list: await sessionsOf(database, user.id, ownHash(request)),
      }),
      async endSession({ query: { id }, request, user }) {
        await confirm(request, user, undefined)
        const isEnded = await database.run((orm) =>
          orm.transaction(async (transaction) => {
            await holdConfirmed(transaction, user.id, ownHash(request))
            if (!(await endSession(transaction, user.id, id))) return false
            // The session's holder may have begun a move or a login that is still pending.
            await endPending(transaction, user.id)
            await noteEvent(transaction, user.id, 'session_ended', request)
            return true
          }),
        )
        if (!isEnded) throw new AppError('not_found')
        audit(request, 'sessions_ended', { userId: user.id })
        return undefined
      },
      async endOtherSessions({ request, user }) {
        await confirm(request, user, undefined)
        const ended = await database.run((orm) =>
          orm.transaction(async (transaction) => {
            await holdConfirmed(transaction, user.id, ownHash(request))
            const count = await revokeSessions(transaction, user.id, ownHash(request))
            await endPending(transaction, user.id)
            if (count > 0) await noteEvent(transaction, user.id, 'sessions_ended', request)
            return count
          }),
        )
        audit(request, 'sessions_ended', { userId: user.id })
        return { ended }
      },
      recovery: async ({ user }) => ({
        madeAt: (await recoveryMadeAt(database, user.id))?.toISOString() ?? null,
      }),
      async newRecoveryCode({ body: { password }, request, user }) {
        await confirm(request, user, password)
        const code = newRecoveryCode()
        await database.run((orm) =>
          orm.transaction(async (transaction) => {
            await holdConfirmed(transaction, user.id, ownHash(request))
            await keepRecoveryHash(transaction, user.id, hashRecoveryCode(code))
            await noteEvent(transaction, user.id, 'recovery_code_made', request)
          }),
        )
        audit(request, 'recovery_code_made', { userId: user.id })
        return { code }
      },
      recover: async ({ body, request, reply }) => ({ code: await recover(parts, { request, reply }, body) }),
      events: async ({ user }) => ({ list: await eventsOf(database, user.id) }),
      async export({ body: { password }, request, user }) {
        const judgedBy = await checkCurrentPassword(parts, request, user, password)
        await database.run((orm) =>
          orm.transaction(async (transaction) => {
            await holdKnowing(transaction, user.id, ownHash(request), judgedBy)
            await noteEvent(transaction, user.id, 'exported', request)
          }),
        )
        audit(request, 'exported', { userId: user.id })
        const zip = await exportZip(await everythingOf(database, user.id), words, now())
        return {
          name: `smart-farming-${now().toISOString().slice(0, 10)}.zip`,
          zip: zip.toString('base64'),
        }
      },
      async delete({ body: { password }, request, reply, user }) {
        const judgedBy = await checkCurrentPassword(parts, request, user, password)
        const deletesAt = await database.run((orm) =>
          orm.transaction(async (transaction) => {
            await holdKnowing(transaction, user.id, ownHash(request), judgedBy)
            const at = await askForDeletion(transaction, user.id)
            await revokeSessions(transaction, user.id)
            await endPending(transaction, user.id)
            await noteEvent(transaction, user.id, 'deletion_asked', request)
            return at
          }),
        )
        await sessions.signOut(request, reply)
        audit(request, 'deletion_asked', { userId: user.id })
        return { deletesAt: deletesAt.toISOString() }
      },
    },
  }
}
