import type { LoginPayload } from '@smart-farming/contracts/accounts'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../db/database.ts'
import { networkOf } from '../../http/limits/networks.ts'
import type { FloodLog } from '../../http/log/flood-log.ts'
import type { SignedIn } from '../../http/session/session-reader.ts'
import { audit } from '../audit.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { PasswordReplaced } from '../session-store.ts'
import { type NameTag, usernameKey } from '../username.ts'
import { type FoundUser, findUser, renewPasswordHash } from '../users-store.ts'
import { countTry, inTurn } from './count-try.ts'
import type { DeviceCookie } from './device-cookie.ts'
import type { LoginLimits, LoginTry } from './login-limits.ts'
import type { LoginPace, Pacing } from './login-pace.ts'
import type { QueuePerKey } from './queue-per-key.ts'
import { rememberNetwork } from './user-networks-store.ts'

export interface LoginParts {
  database: Database
  passwords: Passwords
  limits: LoginLimits
  pace: LoginPace
  devices: DeviceCookie
  /** By the widest network that an address is counted under. */
  turns: QueuePerKey
  /** Of refused log-ins, so that the log has a line a minute of each. */
  floods: FloodLog
  /** Stand-in for a typed name in counters and logs. */
  nameTag: NameTag
}

/**
 * Log-ins of one address that are judged at once: each counts as failed until it is judged, so a village that comes at
 * once would use up its address's failures with right passwords. As many as keep the hashing busy while others ask the
 * database.
 */
export const JUDGED_AT_ONCE = 4

/** Who knows the password, its hash, the id of the device, if it was known as theirs, and what was begun. */
export interface LoggedIn<Begun> {
  user: SignedIn
  passwordHash: string
  device: string | undefined
  begun: Begun
}

/** Somebody who has shown that they know the password. */
export type Judged = Pick<FoundUser, 'id' | 'passwordHash' | 'hasPasskeys'>

/**
 * Begins the session, or what comes before it. @throws {PasswordReplaced} when the hash is not the user's any more
 */
type Begin<Begun> = (judged: Judged) => Promise<Begun>

/**
 * Judges a name and a password, and begins what follows. A wrong password and an unknown name look alike, in the answer
 * and in the work done.
 *
 * @throws {AppError} `invalid_credentials`, `too_many_requests`, `overloaded`
 */
export function logIn<Begun>(
  parts: LoginParts,
  request: FastifyRequest,
  payload: LoginPayload,
  begin: Begin<Begun>,
): Promise<LoggedIn<Begun>> {
  return parts.passwords.admit(() => judge(parts, request, payload, begin))
}

async function judge<Begun>(
  parts: LoginParts,
  request: FastifyRequest,
  { username, password }: LoginPayload,
  begin: Begin<Begun>,
): Promise<LoggedIn<Begun>> {
  const key = usernameKey(username)
  const here = networkOf(request.clientAddress)
  const found = await findUser(parts.database, key, here)
  const device = parts.devices.read(request, found)
  const networks = parts.limits.networksOf(request.clientAddress)
  const knownHere = found?.knownHere ?? false
  const tried = { name: parts.nameTag(key), userId: found?.id, device, networks, knownHere }
  const right = await inTurn(parts, tried, () =>
    checkPassword(parts, request, tried, found?.passwordHash, password),
  )
  if (found === undefined || !right) throw new AppError('invalid_credentials')
  const { passwordHash, knownHere: _, hasPasskeys, ...user } = found
  const kept = parts.passwords.isOutdated(passwordHash)
    ? await renew(parts, request, user.id, passwordHash, password)
    : passwordHash
  let judged: Judged = { id: user.id, passwordHash: kept, hasPasskeys }
  const begun = await begin(judged).catch(async (error: unknown) => {
    if (!(error instanceof PasswordReplaced)) throw error
    // Either a log-in beside this one renewed the hash, or there is a new password, and this one is wrong by now.
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

/** Notes from where a user was let in; not to know it later costs less than the log-in. */
export async function remember(
  { database }: Pick<LoginParts, 'database'>,
  request: FastifyRequest,
  userId: number,
): Promise<void> {
  await rememberNetwork(database, userId, networkOf(request.clientAddress)).catch((error: unknown) => {
    request.log.warn({ err: error }, 'network of a log-in not remembered')
  })
}

/** Whether it is the password of that hash; counted as failed until that is known. */
export async function checkPassword(
  parts: Pick<LoginParts, 'passwords' | 'limits' | 'pace' | 'floods'>,
  request: FastifyRequest,
  tried: LoginTry & Pacing,
  kept: string | undefined,
  password: string,
): Promise<boolean> {
  const { name } = tried
  const counted = await countTry(parts, request, tried)
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

/**
 * The only moment at which a hash can be renewed is when the password is here. It can wait for the next one. Answers
 * what is kept now.
 */
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
