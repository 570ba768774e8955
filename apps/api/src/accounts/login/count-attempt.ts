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

/** An attempt that counts towards the pace of successful logins, and as failed until it is judged. */
export interface PacedAttempt extends CountedAttempt {
  /** The attempt was wrong: it stays a failure and uses up nothing of the allowance for successful logins. */
  fail(): void
}

/**
 * Counts an attempt at a secret that costs a hash to judge: a password or a recovery code.
 * @throws {AppError} `too_many_requests` when it comes too soon by either count; neither has counted it then
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

/** Judges an attempt in its address's turn. A known device is not counted on its address and does not wait for it. */
export function queueAttempt<T>(
  { turns }: { readonly turns: QueuePerKey },
  { knownHere, device, networks }: LoginAttempt,
  judge: () => Promise<T>,
): Promise<T> {
  const line = `${knownHere ? 'known ' : ''}${networks.at(-1)?.key}`
  return device === undefined ? turns.run(line, judge) : judge()
}
