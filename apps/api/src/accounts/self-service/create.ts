import type { myAccount } from '@smart-farming/contracts/accounts/my-account'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Deps } from '../../deps.ts'
import type { Feature } from '../../http/routing/feature.ts'
import { audit } from '../audit.ts'
import type { LoginParts } from '../login/login.ts'
import { changeFarmName, changeUsername } from '../names/change-names.ts'
import type { PasswordHints } from '../passwords/password-hints.ts'
import { createUserPresenter } from '../public-user.ts'
import { revokeSessions } from '../session-store.ts'
import { changePassword } from './change-password.ts'
import { createPasswordConfirmation } from './confirm.ts'
import { checkCurrentPassword } from './current-password.ts'
import { requestDeletion } from './deletion-store.ts'
import { endPendingSignIns } from './end-pending-sign-ins.ts'
import { listAccountEvents, recordAccountEvent } from './events-store.ts'
import { exportZip } from './export/export.ts'
import { readAccountData } from './export/export-store.ts'
import { recoverAccount } from './recover-account.ts'
import { generateRecoveryCode, hashRecoveryCode } from './recovery-code.ts'
import { recoveryCodeCreatedAt, storeRecoveryHash } from './recovery-store.ts'
import {
  endSession,
  listSessions,
  lockConfirmedSession,
  lockReauthenticatedSession,
} from './user-sessions-store.ts'

interface Parts extends Pick<Deps, 'database' | 'now' | 'sessions' | 'words'> {
  readonly login: LoginParts
  readonly hints: Pick<PasswordHints, 'about'>
}

/** Account self-service, without an operator or an email address. */
export function createMyAccount({
  database,
  now,
  sessions,
  words,
  login,
  hints,
}: Parts): Feature<typeof myAccount> {
  const parts = { ...login, sessions, hints }
  const confirm = createPasswordConfirmation(login, sessions)
  const tellUser = createUserPresenter(sessions.secrets)
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
        list: await listSessions(database, user.id, ownHash(request)),
      }),
      async endSession({ query: { id }, request, user }) {
        await confirm(request, user, undefined)
        const isEnded = await database.run((orm) =>
          orm.transaction(async (transaction) => {
            await lockConfirmedSession(transaction, user.id, ownHash(request))
            if (!(await endSession(transaction, user.id, id))) return false
            // The ended session may have begun a move or a login that is still pending.
            await endPendingSignIns(transaction, user.id)
            await recordAccountEvent(transaction, user.id, 'session_ended', request)
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
            await lockConfirmedSession(transaction, user.id, ownHash(request))
            const count = await revokeSessions(transaction, user.id, ownHash(request))
            await endPendingSignIns(transaction, user.id)
            if (count > 0) await recordAccountEvent(transaction, user.id, 'sessions_ended', request)
            return count
          }),
        )
        audit(request, 'sessions_ended', { userId: user.id })
        return { ended }
      },
      recovery: async ({ user }) => ({
        madeAt: (await recoveryCodeCreatedAt(database, user.id))?.toISOString() ?? null,
      }),
      async newRecoveryCode({ body: { password }, request, user }) {
        await confirm(request, user, password)
        const code = generateRecoveryCode()
        await database.run((orm) =>
          orm.transaction(async (transaction) => {
            await lockConfirmedSession(transaction, user.id, ownHash(request))
            await storeRecoveryHash(transaction, user.id, hashRecoveryCode(code))
            await recordAccountEvent(transaction, user.id, 'recovery_code_made', request)
          }),
        )
        audit(request, 'recovery_code_made', { userId: user.id })
        return { code }
      },
      recover: async ({ body, request, reply }) => ({
        code: await recoverAccount(parts, { request, reply }, body),
      }),
      events: async ({ user }) => ({ list: await listAccountEvents(database, user.id) }),
      async export({ body: { password }, request, user }) {
        const judgedBy = await checkCurrentPassword(parts, request, user, password)
        await database.run((orm) =>
          orm.transaction(async (transaction) => {
            await lockReauthenticatedSession(transaction, user.id, ownHash(request), judgedBy)
            await recordAccountEvent(transaction, user.id, 'exported', request)
          }),
        )
        audit(request, 'exported', { userId: user.id })
        const zip = await exportZip(await readAccountData(database, user.id), words, now())
        return {
          name: `smart-farming-${now().toISOString().slice(0, 10)}.zip`,
          zip: zip.toString('base64'),
        }
      },
      async delete({ body: { password }, request, reply, user }) {
        const judgedBy = await checkCurrentPassword(parts, request, user, password)
        const deletesAt = await database.run((orm) =>
          orm.transaction(async (transaction) => {
            await lockReauthenticatedSession(transaction, user.id, ownHash(request), judgedBy)
            const at = await requestDeletion(transaction, user.id)
            await revokeSessions(transaction, user.id)
            await endPendingSignIns(transaction, user.id)
            await recordAccountEvent(transaction, user.id, 'deletion_asked', request)
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
