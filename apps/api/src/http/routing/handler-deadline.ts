import { AppError } from '../../app-error.ts'
import { withTimeout } from '../../timing/with-timeout.ts'

/**
 * Limits the time of an answer. After the deadline the work continues, but its result is not sent.
 * Fastify's `handlerTimeout` costs every request a timer and a signal, and never fires after a body
 * has been read.
 * @throws {AppError} `overloaded`, to be retried
 */
export function withDeadline<T>(answer: Promise<T>, deadlineMs: number): Promise<T> {
  return withTimeout(deadlineMs, answer, () => {
    const cause = new Error(`no answer within ${deadlineMs} ms`)
    throw new AppError('overloaded', { cause, retryAfter: 2 })
  })
}
