import type { LoginPayload } from '@smart-farming/contracts/accounts'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Database } from '../db/database.ts'
import { addressKey } from '../http/limits.ts'
import type { SignedIn } from '../http/session-reader.ts'
import { audit } from './audit.ts'
import type { DeviceCookie } from './device-cookie.ts'
import type { LoginLimits } from './login-limits.ts'
import type { Passwords } from './passwords.ts'
import { usernameKey } from './username.ts'
import { findUser, renewPasswordHash } from './users-store.ts'

export interface LoginParts {
  database: Database
  passwords: Passwords
  limits: LoginLimits
  devices: DeviceCookie
  /** Stand-in for a typed name in counters and logs. */
  nameTag: (key: string) => string
}

/** Who logged in, and the id of the device, if it was known as theirs. */
export interface LoggedIn {
  user: SignedIn
  device: string | undefined
}

/**
 * Judges a name and a password. A wrong password and an unknown name look alike, in the answer and in the work done.
 *
 * @throws {AppError} `invalid_credentials`, `too_many_requests`, `overloaded`
 */
export function logIn(parts: LoginParts, request: FastifyRequest, payload: LoginPayload): Promise<LoggedIn> {
  return parts.passwords.admit(() => judge(parts, request, payload))
}

async function judge(
  parts: LoginParts,
  request: FastifyRequest,
  { username, password }: LoginPayload,
): Promise<LoggedIn> {
  const { database, passwords, limits, devices } = parts
  const key = usernameKey(username)
  const name = parts.nameTag(key)
  const found = await findUser(database, key)
  const device = devices.read(request, found?.id)
  const counted = await limits
    .count({ name, device, address: addressKey(request.ip) })
    .catch((error: unknown) => {
      if (error instanceof AppError) audit(request, 'login_refused', { name })
      throw error
    })
  const right = await passwords.verify(found?.passwordHash, password).catch(async (error: unknown) => {
    await counted.giveBack()
    throw error
  })
  if (found === undefined || !right) {
    audit(request, 'login_failed', { name })
    if (counted.locks) audit(request, 'login_locked', { name })
    throw new AppError('invalid_credentials')
  }
  await counted.succeed()
  const { passwordHash, ...user } = found
  if (passwords.isOutdated(passwordHash)) await renew(parts, request, user.id, passwordHash, password)
  return { user, device }
}

/** The only moment at which a hash can be renewed is when the password is here. It can wait for the next one. */
async function renew(
  { database, passwords }: LoginParts,
  request: FastifyRequest,
  userId: number,
  before: string,
  password: string,
): Promise<void> {
  try {
    await renewPasswordHash(database, userId, before, await passwords.hash(password))
  } catch (error) {
    request.log.warn({ err: error }, 'password hash not renewed')
  }
}
