import type { FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Sessions } from '../../http/session/session.ts'
import type { SignedInUser } from '../../http/session/session-reader.ts'
import { audit } from '../audit.ts'
import type { LoginParts } from '../login/login.ts'
import { checkCurrentPassword } from '../self-service/current-password.ts'
import { recordAccountEvent } from '../self-service/events-store.ts'
import { lockReauthenticatedSession } from '../self-service/user-sessions-store.ts'
import { renameFarm, renameUser } from '../users-store.ts'
import { checkNames } from './check-names.ts'

interface Parts extends LoginParts {
  readonly sessions: Sessions
}

interface Caller {
  readonly request: FastifyRequest
  readonly user: SignedInUser
}

/**
 * Changes the farm's name.
 * @returns the updated user
 * @throws {AppError} `invalid_request`, `not_signed_in`
 */
export async function changeFarmName(
  { database, sessions }: Pick<Parts, 'database' | 'sessions'>,
  { request, user }: Caller,
  farmName: string,
): Promise<SignedInUser> {
  checkNames({ farmName })
  const changed = await renameFarm(database, user.id, farmName)
  if (changed === undefined) throw new AppError('not_signed_in')
  sessions.reader.renew(request.headers.cookie, changed)
  return changed
}

/**
 * Changes the username. Requires the password, so that nobody can change the login name on an
 * unattended phone. All sessions continue, and a retry after a lost response returns the same
 * result.
 * @returns the updated user
 * @throws {AppError} `invalid_request`, `username_taken`, and the errors of {@link
 * checkCurrentPassword}
 */
export async function changeUsername(
  parts: Parts,
  { request, user }: Caller,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<SignedInUser> {
  const { database, sessions } = parts
  checkNames({ username })
  const judgedBy = await checkCurrentPassword(parts, request, user, password)
  const isAnother = await database.run((orm) =>
    orm.transaction(async (transaction) => {
      await lockReauthenticatedSession(
        transaction,
        user.id,
        sessions.reader.hashOf(request.headers.cookie),
        judgedBy,
      )
      if (!(await renameUser(transaction, user.id, username))) return false
      await recordAccountEvent(transaction, user.id, 'username_changed', request)
      return true
    }),
  )
  const changed = { ...user, username }
  sessions.reader.renew(request.headers.cookie, changed)
  if (isAnother) audit(request, 'username_changed', { userId: user.id })
  return changed
}
