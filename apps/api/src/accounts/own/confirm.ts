import type { FastifyRequest } from 'fastify'
import type { Sessions } from '../../http/session/session.ts'
import type { SignedIn } from '../../http/session/session-reader.ts'
import type { LoginParts } from '../login/login.ts'
import { checkCurrentPassword } from './current-password.ts'
import { confirmSession, isConfirmed, passwordWanted } from './sessions-of-store.ts'

/** Checks that the session's holder knows the password. */
export type Confirm = (request: FastifyRequest, user: SignedIn, password: string | undefined) => Promise<void>

/**
 * Like {@link checkCurrentPassword}, but a password given within the last ten minutes is not asked for again. A session
 * let in by another session has not given it. The action that follows holds the session by `holdConfirmed`, because the
 * password may be replaced meanwhile.
 * @throws {AppError} `invalid_credentials`, and the errors of {@link checkCurrentPassword}
 */
export function createConfirm(login: LoginParts, sessions: Sessions): Confirm {
  return async (request, user, password) => {
    const own = sessions.reader.hashOf(request.headers.cookie)
    if (own === undefined) return
    if (password === undefined) {
      if (await isConfirmed(login.database, own)) return
      throw passwordWanted()
    }
    const judgedBy = await checkCurrentPassword(login, request, user, password)
    await confirmSession(login.database, user.id, own, judgedBy)
  }
}
