import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Orm } from '../../db/database.ts'
import { audit } from '../audit.ts'
import { cancelDeletionAtLogin } from '../self-service/deletion-store.ts'
import { type AccountEventKind, recordAccountEvent } from '../self-service/events-store.ts'
import { type LoginParts, recordLoginNetwork } from './login.ts'

/** A completed login: the user, the device, and the device's name if it is new. */
interface LetIn {
  readonly userId: number
  /** Hash of the password that was judged. */
  readonly passwordHash: string
  /** The device's id, if it was known as theirs. */
  readonly device: string | undefined
  readonly onNewDevice: AccountEventKind
}

/**
 * Steps after a login's session has begun. Logging in again cancels a pending deletion; a new device is recorded for
 * the farmer to see.
 * @throws {AppError} `invalid_credentials` where the account was deleted since its password was judged
 */
export async function completeLogin(
  login: Pick<LoginParts, 'database' | 'devices'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, passwordHash, device, onNewDevice }: LetIn,
): Promise<void> {
  login.devices.write(reply, { id: userId, passwordHash }, device)
  await recordLoginNetwork(login, request, userId)
  await login.database.runFirst(async (orm: Pick<Orm, 'insert' | 'select' | 'update' | 'delete'>) => {
    const kept = await cancelDeletionAtLogin(orm, userId)
    if (kept === undefined) throw new AppError('invalid_credentials')
    if (kept) {
      await recordAccountEvent(orm, userId, 'deletion_cancelled', request)
      audit(request, 'deletion_cancelled', { userId })
    }
    if (device === undefined) await recordAccountEvent(orm, userId, onNewDevice, request)
  })
  audit(request, 'login_succeeded', { userId })
}
