import { AppError } from '../../app-error.ts'
import { withTimeout } from '../../timing/with-timeout.ts'

/**
 * An answer, or a refusal if it takes too long; the work continues without a reader. Fastify's own `handlerTimeout`
 * costs every request a timer and a signal, even where the answer is at hand, and never fires after a body.
 * @throws {AppError} `overloaded`, to be retried
 */
export function withDeadline<T>(answer: Promise<T>, deadlineMs: number): Promise<T> {
  return withTimeout(deadlineMs, answer, () => {
    const cause = new Error(`no answer within ${deadlineMs} ms`)
    throw new AppError('overloaded', { cause, retryAfter: 2 })
  })
}
