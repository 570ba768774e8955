import type { FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { FloodLog } from '../../http/log/flood-log.ts'
import { auditFlood } from '../audit.ts'
import type { CountedAttempt, LoginAttempt, LoginLimits } from './login-limits.ts'
import type { LoginOrigin, LoginPace } from './login-pace.ts'
import type { QueuePerKey } from './queue-per-key.ts'

interface Counting {
  readonly limits: LoginLimits
  readonly pace: LoginPace
  readonly floods: FloodLog
}

/** An attempt that counts towards the limit on successful logins, and as a failure until the password is checked. */
export interface PacedAttempt extends CountedAttempt {
  /** Marks the attempt as failed: it uses up none of the allowance for successful logins. */
  fail(): void
}

/**
 * Counts an attempt at a secret that takes a hash to check: a password or a recovery code.
 * @throws {AppError} `too_many_requests` when it exceeds either limit; it is then counted under neither
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
    if (error instanceof AppError) auditFlood(floods, request, 'login_refused', { name })
    throw error
  }
}

/**
 * Runs an attempt when its address's turn comes. An attempt from a known device is not counted on its address and does
 * not queue for it.
 */
export function queueAttempt<T>(
  { turns }: { readonly turns: QueuePerKey },
  { knownHere, device, networks }: LoginAttempt,
  judge: () => Promise<T>,
): Promise<T> {
  const line = `${knownHere ? 'known ' : ''}${networks.at(-1)?.key}`
  return device === undefined ? turns.run(line, judge) : judge()
}
