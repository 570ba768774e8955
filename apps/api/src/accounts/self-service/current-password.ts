import type { FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import { networkFor } from '../../http/limits/networks.ts'
import type { SignedInUser } from '../../http/session/session-reader.ts'
import { checkPassword, type LoginParts } from '../login/login.ts'
import { usernameKey } from '../username.ts'
import { findUser } from '../users-store.ts'

/**
 * Checks that the session's holder knows the password, so that an unattended phone does not give
 * the account away. Attempts count towards the login limits.
 * @returns the hash that the password was checked against
 * @throws {AppError} `invalid_credentials`, `too_many_requests`, `overloaded`
 */
export function checkCurrentPassword(
  parts: LoginParts,
  request: FastifyRequest,
  user: SignedInUser,
  password: string,
): Promise<string> {
  return parts.passwords.admit(async () => {
    const key = usernameKey(user.username)
    const found = await findUser(parts.database, key, networkFor(request.clientAddress))
    const device = parts.devices.read(request, found)
    const networks = parts.limits.networksOf(request.clientAddress)
    const knownHere = found?.knownHere ?? false
    const tried = { name: parts.nameTag(key), userId: found?.id, device, networks, knownHere }
    const right = await checkPassword(parts, request, tried, found?.passwordHash, password)
    if (found?.id !== user.id || !right)
      throw new AppError('invalid_credentials', { problem: { code: 'not_your_password' } })
    return found.passwordHash
  })
}
