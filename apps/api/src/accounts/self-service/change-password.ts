import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Sessions } from '../../http/session/session.ts'
import type { SignedInUser } from '../../http/session/session-reader.ts'
import { audit } from '../audit.ts'
import type { LoginParts } from '../login/login.ts'
import type { PasswordHints } from '../passwords/password-hints.ts'
import { revokeSessions } from '../session-store.ts'
import { renewPasswordHash } from '../users-store.ts'
import { checkCurrentPassword } from './current-password.ts'
import { endPendingSignIns } from './end-pending-sign-ins.ts'
import { recordAccountEvent } from './events-store.ts'
import { clearConfirmations, lockSession } from './user-sessions-store.ts'

export interface PasswordChangeParts extends LoginParts {
  readonly sessions: Sessions
  readonly hints: Pick<PasswordHints, 'about'>
}

export interface PasswordChange {
  current: string
  next: string
  endOthers?: boolean | undefined
}

/**
 * Refuses an easily guessed password: a common one, or one made of the account's own words. Sign-up
 * only warns. Short passwords pass, because the specification sets the minimum length.
 * @param field form field that holds the password
 * @throws {AppError} `invalid_request`, `overloaded`
 */
export async function rejectWeakPassword(
  hints: Pick<PasswordHints, 'about'>,
  user: Pick<SignedInUser, 'username' | 'farmName' | 'location'>,
  password: string,
  field: string,
): Promise<void> {
  const { username, farmName, location } = user
  const why = await hints.about({ password, username, farmName, location })
  if (why !== undefined && why !== 'short')
    throw new AppError('invalid_request', { problems: { [field]: { code: 'weak_password', why } } })
}

/** Replaces the password. All other sessions end unless `endOthers` is false. */
export async function changePassword(
  parts: PasswordChangeParts,
  { request, reply, user }: { request: FastifyRequest; reply: FastifyReply; user: SignedInUser },
  { current, next, endOthers = true }: PasswordChange,
): Promise<void> {
  const { database, passwords, sessions } = parts
  const before = await checkCurrentPassword(parts, request, user, current)
  await rejectWeakPassword(parts.hints, user, next, 'next')
  const after = await passwords.hash(next)
  // Of two simultaneous changes, one wins; the other's current password is then wrong.
  const isChanged = await database.run((orm) =>
    orm.transaction(async (transaction) => {
      if (!(await renewPasswordHash(transaction, user.id, before, after))) return false
      await lockSession(transaction, user.id, sessions.reader.hashOf(request.headers.cookie))
      await endPendingSignIns(transaction, user.id)
      if (endOthers) await revokeSessions(transaction, user.id)
      else await clearConfirmations(transaction, user.id)
      await recordAccountEvent(transaction, user.id, 'password_changed', request)
      return true
    }),
  )
  if (!isChanged) throw new AppError('invalid_credentials')
  await sessions.signIn(request, reply, user.id, after)
  const device = parts.devices.read(request, { id: user.id, passwordHash: before })
  parts.devices.write(reply, { id: user.id, passwordHash: after }, device)
  audit(request, 'password_changed', { userId: user.id })
}
