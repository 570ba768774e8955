import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Orm } from '../../db/database.ts'
import { audit } from '../audit.ts'
import { keepAccount } from '../own/deletion-store.ts'
import { type AccountEventKind, noteEvent } from '../own/events-store.ts'
import { type LoginParts, remember } from './login.ts'

/** Who logged in, on which device, and what that is called where the device is new. */
interface LetIn {
  readonly userId: number
  /** Of the password that was judged. */
  readonly passwordHash: string
  /** Its id, if it was known as theirs. */
  readonly device: string | undefined
  readonly onNewDevice: AccountEventKind
}

/**
 * What follows a log-in whose session has begun. Whoever logs in again wants to keep the account; a device that was not
 * known is worth a line for its farmer.
 *
 * @throws {AppError} `invalid_credentials` where the account was deleted since its password was judged
 */
export async function welcome(
  login: Pick<LoginParts, 'database' | 'devices'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, passwordHash, device, onNewDevice }: LetIn,
): Promise<void> {
  login.devices.write(reply, { id: userId, passwordHash }, device)
  await remember(login, request, userId)
  await login.database.runFirst(async (orm: Pick<Orm, 'insert' | 'select' | 'update' | 'delete'>) => {
    const kept = await keepAccount(orm, userId)
    if (kept === undefined) throw new AppError('invalid_credentials')
    if (kept) {
      await noteEvent(orm, userId, 'deletion_cancelled', request)
      audit(request, 'deletion_cancelled', { userId })
    }
    if (device === undefined) await noteEvent(orm, userId, onNewDevice, request)
  })
  audit(request, 'login_succeeded', { userId })
}
