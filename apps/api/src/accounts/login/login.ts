import type { LoginPayload } from '@smart-farming/contracts/accounts'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../db/database.ts'
import { networkFor } from '../../http/limits/networks.ts'
import type { FloodLog } from '../../http/log/flood-log.ts'
import type { SignedInUser } from '../../http/session/session-reader.ts'
import { audit } from '../audit.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { PasswordReplacedError } from '../session-store.ts'
import { type NameTag, usernameKey } from '../username.ts'
import { type FoundUser, findUser, renewPasswordHash } from '../users-store.ts'
import { countAttempt, queueAttempt } from './count-attempt.ts'
import type { DeviceCookie } from './device-cookie.ts'
import type { LoginAttempt, LoginLimits } from './login-limits.ts'
import type { LoginOrigin, LoginPace } from './login-pace.ts'
import type { QueuePerKey } from './queue-per-key.ts'
import { recordNetwork } from './user-networks-store.ts'

export interface LoginParts {
  database: Database
  passwords: Passwords
  limits: LoginLimits
  pace: LoginPace
  devices: DeviceCookie
  /** Keyed by the widest network of the address. */
  turns: QueuePerKey
  /** Limits repeated refusals to one log line a minute. */
  floods: FloodLog
  nameTag: NameTag
}

/**
 * Maximum number of concurrent login checks per address. Each counts as failed until its password
 * is checked, so a village logging in at once would otherwise reach the limit with correct
 * passwords. Four keep the hashing busy while others wait for the database.
 */
export const MAX_CONCURRENT_LOGINS = 4

export interface VerifiedLogin<Begun> {
  user: SignedInUser
  passwordHash: string
  device: string | undefined
  begun: Begun
}

export type VerifiedUser = Pick<FoundUser, 'id' | 'passwordHash' | 'hasPasskeys'>

/** Begins the session or asks for a passkey. @throws {PasswordReplacedError} if the hash has changed */
type Begin<Begun> = (judged: VerifiedUser) => Promise<Begun>

/**
 * Checks a name and password, then begins the next step. An unknown name looks like a wrong
 * password, in the response and in the time it takes.
 * @throws {AppError} `invalid_credentials`, `too_many_requests`, `overloaded`
 */
export function logIn<Begun>(
  parts: LoginParts,
  request: FastifyRequest,
  payload: LoginPayload,
  begin: Begin<Begun>,
): Promise<VerifiedLogin<Begun>> {
  return parts.passwords.admit(() => judge(parts, request, payload, begin))
}

async function judge<Begun>(
  parts: LoginParts,
  request: FastifyRequest,
  { username, password }: LoginPayload,
  begin: Begin<Begun>,
): Promise<VerifiedLogin<Begun>> {
  const key = usernameKey(username)
  const here = networkFor(request.clientAddress)
  const found = await findUser(parts.database, key, here)
  const device = parts.devices.read(request, found)
  const networks = parts.limits.networksOf(request.clientAddress)
  const knownHere = found?.knownHere ?? false
  const tried = { name: parts.nameTag(key), userId: found?.id, device, networks, knownHere }
  const right = await queueAttempt(parts, tried, () =>
    checkPassword(parts, request, tried, found?.passwordHash, password),
  )
  if (found === undefined || !right) throw new AppError('invalid_credentials')
  const { passwordHash, knownHere: _, hasPasskeys, ...user } = found
  const kept = parts.passwords.isOutdated(passwordHash)
    ? await renew(parts, request, user.id, passwordHash, password)
    : passwordHash
  let judged: VerifiedUser = { id: user.id, passwordHash: kept, hasPasskeys }
  const begun = await begin(judged).catch(async (error: unknown) => {
    if (!(error instanceof PasswordReplacedError)) throw error
    // Either a concurrent login renewed the hash, or the password was changed and the typed one is
    // now wrong.
    const now = await findUser(parts.database, key)
    if (now !== undefined && (await parts.passwords.verify(now.passwordHash, password))) {
      judged = now
      return begin(now)
    }
    audit(request, 'login_failed', { name: tried.name })
    throw error
  })
  return { user, passwordHash: judged.passwordHash, device, begun }
}

/** Records the network of a login. Errors are only logged, so they do not fail the login. */
export async function recordLoginNetwork(
  { database }: Pick<LoginParts, 'database'>,
  request: FastifyRequest,
  userId: number,
): Promise<void> {
  await recordNetwork(database, userId, networkFor(request.clientAddress)).catch((error: unknown) => {
    request.log.warn({ err: error }, 'login network not saved')
  })
}

/** Checks a password against its hash and counts the attempt. */
export async function checkPassword(
  parts: Pick<LoginParts, 'passwords' | 'limits' | 'pace' | 'floods'>,
  request: FastifyRequest,
  tried: LoginAttempt & LoginOrigin,
  kept: string | undefined,
  password: string,
): Promise<boolean> {
  const { name } = tried
  const counted = await countAttempt(parts, request, tried)
  const right = await parts.passwords.verify(kept, password).catch(async (error: unknown) => {
    await counted.giveBack()
    throw error
  })
  if (right && kept !== undefined) await counted.succeed()
  else {
    counted.fail()
    audit(request, 'login_failed', { name })
    if (counted.locks) audit(request, 'login_locked', { name })
  }
  return right
}

/** Replaces an outdated hash while the password is known. Returns the stored hash. */
async function renew(
  { database, passwords }: LoginParts,
  request: FastifyRequest,
  userId: number,
  before: string,
  password: string,
): Promise<string> {
  try {
    const after = await passwords.hash(password)
    return (await database.run((orm) => renewPasswordHash(orm, userId, before, after))) ? after : before
  } catch (error) {
    request.log.warn({ err: error }, 'password hash not renewed')
    return before
  }
}
