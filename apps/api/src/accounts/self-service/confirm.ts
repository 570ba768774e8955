import type { FastifyRequest } from 'fastify'
import type { Sessions } from '../../http/session/session.ts'
import type { SignedInUser } from '../../http/session/session-reader.ts'
import type { LoginParts } from '../login/login.ts'
import { checkCurrentPassword } from './current-password.ts'
import { isConfirmed, passwordRequiredError, recordReauthentication } from './user-sessions-store.ts'

export type ConfirmPassword = (
  request: FastifyRequest,
  user: SignedInUser,
  password: string | undefined,
) => Promise<void>

/**
 * Like {@link checkCurrentPassword}, but accepts a password given in this session within the last
 * ten minutes. A session moved from another phone has not given one. Callers must lock the session
 * with `lockConfirmedSession`, because the password could change before they act.
 * @throws {AppError} `invalid_credentials`, and the errors of {@link checkCurrentPassword}
 */
export function createPasswordConfirmation(login: LoginParts, sessions: Sessions): ConfirmPassword {
  return async (request, user, password) => {
    const own = sessions.reader.hashOf(request.headers.cookie)
    if (own === undefined) return
    if (password === undefined) {
      if (await isConfirmed(login.database, own)) return
      throw passwordRequiredError()
    }
    const judgedBy = await checkCurrentPassword(login, request, user, password)
    await recordReauthentication(login.database, user.id, own, judgedBy)
  }
}
