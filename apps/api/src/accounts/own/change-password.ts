import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Sessions } from '../../http/session/session.ts'
import type { SignedIn } from '../../http/session/session-reader.ts'
import { audit } from '../audit.ts'
import type { LoginParts } from '../login/login.ts'
import type { PasswordHints } from '../passwords/password-hints.ts'
import { revokeSessions } from '../session-store.ts'
import { renewPasswordHash } from '../users-store.ts'
import { checkCurrentPassword } from './current-password.ts'
import { endPending } from './end-pending.ts'
import { noteEvent } from './events-store.ts'
import { forgetConfirmations, holdSession } from './sessions-of-store.ts'

export interface ChangeParts extends LoginParts {
  readonly sessions: Sessions
  readonly hints: Pick<PasswordHints, 'about'>
}

export interface Change {
  current: string
  next: string
  endOthers?: boolean | undefined
}

/**
 * Refuses a password that is easily guessed: common ones, and the account's own words. Sign-up only warns. A short one
 * passes: the specification sets the minimum length.
 * @param field the form field that holds it
 * @throws {AppError} `invalid_request`, `overloaded`
 */
export async function refuseWeak(
  hints: Pick<PasswordHints, 'about'>,
  user: Pick<SignedIn, 'username' | 'farmName' | 'location'>,
  password: string,
  field: string,
): Promise<void> {
  const { username, farmName, location } = user
  const why = await hints.about({ password, username, farmName, location })
  if (why !== undefined && why !== 'short')
    throw new AppError('invalid_request', { problems: { [field]: { code: 'weak_password', why } } })
}

/** Replaces the current password. This session continues under a new id; the others end unless requested otherwise. */
export async function changePassword(
  parts: ChangeParts,
  { request, reply, user }: { request: FastifyRequest; reply: FastifyReply; user: SignedIn },
  { current, next, endOthers = true }: Change,
): Promise<void> {
  const { database, passwords, sessions } = parts
  const before = await checkCurrentPassword(parts, request, user, current)
  await refuseWeak(parts.hints, user, next, 'next')
  const after = await passwords.hash(next)
  // Of two simultaneous changes one wins; the other's current password is wrong by then.
  const isChanged = await database.run((orm) =>
    orm.transaction(async (transaction) => {
      if (!(await renewPasswordHash(transaction, user.id, before, after))) return false
      await holdSession(transaction, user.id, sessions.reader.hashOf(request.headers.cookie))
      await endPending(transaction, user.id)
      if (endOthers) await revokeSessions(transaction, user.id)
      else await forgetConfirmations(transaction, user.id)
      await noteEvent(transaction, user.id, 'password_changed', request)
      return true
    }),
  )
  if (!isChanged) throw new AppError('invalid_credentials')
  await sessions.signIn(request, reply, user.id, after)
  const device = parts.devices.read(request, { id: user.id, passwordHash: before })
  parts.devices.write(reply, { id: user.id, passwordHash: after }, device)
  audit(request, 'password_changed', { userId: user.id })
}
