import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Orm } from '../../db/database.ts'
import { audit } from '../audit.ts'
import { cancelDeletionAtLogin } from '../self-service/deletion-store.ts'
import { type AccountEventKind, recordAccountEvent } from '../self-service/events-store.ts'
import { type LoginParts, recordLoginNetwork } from './login.ts'

interface LetIn {
  readonly userId: number
  readonly passwordHash: string
  /** Id of the device, if this user has logged in on it before. */
  readonly device: string | undefined
  readonly onNewDevice: AccountEventKind
}

/**
 * Completes a login: cancels a pending deletion and records a new device as an account event.
 * @throws {AppError} `invalid_credentials` if the account was deleted after its password was
 * checked
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
