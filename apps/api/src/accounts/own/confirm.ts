import type { FastifyRequest } from 'fastify'
import type { Sessions } from '../../http/session/session.ts'
import type { SignedIn } from '../../http/session/session-reader.ts'
import type { LoginParts } from '../login/login.ts'
import { checkCurrentPassword } from './current-password.ts'
import { confirmSession, isConfirmed, passwordWanted } from './sessions-of-store.ts'

/** Makes sure that whoever has the session knows the password. */
export type Confirm = (request: FastifyRequest, user: SignedIn, password: string | undefined) => Promise<void>

/**
 * As {@link checkCurrentPassword}, but whoever has said the password within ten minutes is not asked again. A session
 * that another one let in has not said it. What is then done holds the session by `holdConfirmed`: the password may be
 * replaced meanwhile.
 *
 * @throws {AppError} `invalid_credentials`, and what {@link checkCurrentPassword} throws
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
