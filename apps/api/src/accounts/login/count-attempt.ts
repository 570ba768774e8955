import type { FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { FloodLog } from '../../http/log/flood-log.ts'
import { auditRateLimited } from '../audit.ts'
import type { CountedAttempt, LoginAttempt, LoginLimits } from './login-limits.ts'
import type { LoginOrigin, LoginPace } from './login-pace.ts'
import type { QueuePerKey } from './queue-per-key.ts'

interface Counting {
  readonly limits: LoginLimits
  readonly pace: LoginPace
  readonly floods: FloodLog
}

/** Counts towards the login and failure limits until its password is checked. */
export interface PacedAttempt extends CountedAttempt {
  /** Stops counting the attempt towards the limit on successful logins. */
  fail(): void
}

/**
 * Counts an attempt to give a password or a recovery code.
 * @throws {AppError} `too_many_requests` at either limit; the attempt is then not counted
 */
export async function countAttempt(
  { limits, pace, floods }: Counting,
  request: FastifyRequest,
  tried: LoginAttempt & LoginOrigin,
): Promise<PacedAttempt> {
  const { name } = tried
  try {
    const unpace = pace.count(tried)
    const counted = await limits.count(tried).catch((error: unknown) => {
      unpace()
      throw error
    })
    const giveBack = async () => {
      unpace()
      await counted.giveBack()
    }
    return { ...counted, giveBack, fail: unpace }
  } catch (error) {
    if (error instanceof AppError) auditRateLimited(floods, request, 'login_refused', { name })
    throw error
  }
}

/** Queues an attempt behind others from the same network, unless the device is known. */
export function queueAttempt<T>(
  { turns }: { readonly turns: QueuePerKey },
  { knownHere, device, networks }: LoginAttempt,
  judge: () => Promise<T>,
): Promise<T> {
  const line = `${knownHere ? 'known ' : ''}${networks.at(-1)?.key}`
  return device === undefined ? turns.run(line, judge) : judge()
}
