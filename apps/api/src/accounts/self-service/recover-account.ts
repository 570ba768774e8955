import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import { networkFor } from '../../http/limits/networks.ts'
import { audit } from '../audit.ts'
import { countAttempt, queueAttempt } from '../login/count-attempt.ts'
import type { LoginParts } from '../login/login.ts'
import { clearNameFailures, type LoginAttempt } from '../login/login-limits.ts'
import type { LoginOrigin } from '../login/login-pace.ts'
import { removePasskeys } from '../passkeys/passkeys-store.ts'
import type { PasswordHints } from '../passwords/password-hints.ts'
import { revokeSessions } from '../session-store.ts'
import { usernameKey } from '../username.ts'
import { findUser } from '../users-store.ts'
import { rejectWeakPassword } from './change-password.ts'
import { cancelDeletion } from './deletion-store.ts'
import { endPendingSignIns } from './end-pending-sign-ins.ts'
import { recordAccountEvent } from './events-store.ts'
import { generateRecoveryCode, hashRecoveryCode } from './recovery-code.ts'
import { consumeRecoveryCode, findOwnWords } from './recovery-store.ts'

interface RecoverParts extends LoginParts {
  readonly hints: Pick<PasswordHints, 'about'>
}

export interface Recovery {
  username: string
  code: string
  password: string
}

/**
 * Recovers an account from a forgotten password or a lost passkey. Name and recovery code set a new
 * password, end all sessions, remove all passkeys (docs/decisions/passkeys-and-recovery.md), cancel
 * a deletion and issue the next code. Unknown names and wrong codes take the same work and get the
 * same response. Failures have a separate streak, so locking login does not lock recovery, and vice
 * versa.
 * @returns the next code
 * @throws {AppError} `invalid_credentials`, `invalid_request`, `too_many_requests`, `overloaded`
 */
export async function recoverAccount(
  parts: RecoverParts,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { username, code, password }: Recovery,
): Promise<string> {
  const { database, passwords, limits, devices, nameTag } = parts
  const key = usernameKey(username)
  return passwords.admit(async () => {
    const found = await findUser(database, key, networkFor(request.clientAddress))
    const device = devices.read(request, found)
    const tried = {
      name: nameTag(key, 'recover'),
      userId: found?.id,
      device: device && `recover ${device}`,
      networks: limits.networksOf(request.clientAddress),
      knownHere: found?.knownHere ?? false,
    }
    const recovered = await queueAttempt(parts, tried, () =>
      useCode(parts, request, tried, { username, code, password }),
    )
    if (device !== undefined) devices.write(reply, recovered, device)
    return recovered.next
  })
}

async function useCode(
  parts: RecoverParts,
  request: FastifyRequest,
  tried: LoginAttempt & LoginOrigin,
  { username, code, password }: Recovery,
): Promise<{ id: number; passwordHash: string; next: string }> {
  const { database, passwords, nameTag } = parts
  const key = usernameKey(username)
  const counted = await countAttempt(parts, request, tried)
  const next = generateRecoveryCode()
  const codes = { used: hashRecoveryCode(code), next: hashRecoveryCode(next) }
  const hashStrong = async () => {
    // Finds nothing without the right code, so the response reveals nothing about the account.
    const words = await findOwnWords(database, key, codes.used)
    await rejectWeakPassword(
      parts.hints,
      { farmName: '', location: '', ...words, username },
      password,
      'password',
    )
    return passwords.hash(password)
  }
  const passwordHash = await hashStrong().catch(async (error: unknown) => {
    await counted.giveBack()
    throw error
  })
  const userId = await database.run((orm) =>
    orm.transaction(async (transaction) => {
      const changed = await consumeRecoveryCode(transaction, key, codes, passwordHash)
      if (changed === undefined) return undefined
      await revokeSessions(transaction, changed)
      await endPendingSignIns(transaction, changed)
      await clearNameFailures(transaction, nameTag(key))
      const lost = await removePasskeys(transaction, changed)
      if (await cancelDeletion(transaction, changed))
        await recordAccountEvent(transaction, changed, 'deletion_cancelled', request)
      await recordAccountEvent(transaction, changed, 'recovered', request)
      if (lost > 0) await recordAccountEvent(transaction, changed, 'passkey_removed', request)
      return changed
    }),
  )
  if (userId === undefined) {
    counted.fail()
    audit(request, 'recovery_failed', { name: tried.name })
    throw new AppError('invalid_credentials', { problem: { code: 'recovery_refused' } })
  }
  await counted.succeed()
  audit(request, 'recovered', { userId })
  return { id: userId, passwordHash, next }
}
