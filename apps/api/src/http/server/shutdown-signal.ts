import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'

/**
 * Time for running answers after the app begins to close, in ms. They must end before the process
 * is killed.
 */
const LAST_CALL_MS = 8_000

/**
 * A signal for long answers, aborted some time after the app begins to close. Its reason is shown
 * to the farmer, so that the answer ends with an explanation.
 */
export function shutdownSignal(app: FastifyInstance, afterMs = LAST_CALL_MS): AbortSignal {
  const ending = new AbortController()
  app.addHook('preClose', (done) => {
    const reason = new AppError('overloaded', {
      problem: { code: 'restarting' },
      retryAfter: 5,
    })
    setTimeout(() => ending.abort(reason), afterMs).unref()
    done()
  })
  return ending.signal
}
