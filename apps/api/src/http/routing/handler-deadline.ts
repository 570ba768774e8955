import { AppError } from '../../app-error.ts'
import { withTimeout } from '../../timing/with-timeout.ts'

/**
 * An answer, or a refusal if it takes too long; the work continues, but its result is not sent. Fastify's own
 * `handlerTimeout` costs every request a timer and a signal, even if the answer is available at once, and never fires
 * after a body has been read.
 * @throws {AppError} `overloaded`, to be retried
 */
export function withDeadline<T>(answer: Promise<T>, deadlineMs: number): Promise<T> {
  return withTimeout(deadlineMs, answer, () => {
    const cause = new Error(`no answer within ${deadlineMs} ms`)
    throw new AppError('overloaded', { cause, retryAfter: 2 })
  })
}
