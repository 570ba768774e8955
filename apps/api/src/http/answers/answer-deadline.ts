import { AppError } from '../../app-error.ts'
import { within } from '../../timing/within.ts'

/**
 * An answer, or the refusal that takes its place when it is not there in time; what was under way goes on unheard.
 * Fastify's own `handlerTimeout` costs every request a timer and a signal, also where the answer is at hand, and never
 * fires behind a body.
 *
 * @throws {AppError} `overloaded`, to be tried again
 */
export function inTime<T>(answer: Promise<T>, deadlineMs: number): Promise<T> {
  return within(deadlineMs, answer, () => {
    const cause = new Error(`no answer within ${deadlineMs} ms`)
    throw new AppError('overloaded', { cause, retryAfter: 2 })
  })
}
