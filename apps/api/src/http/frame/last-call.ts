import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'

/**
 * How long answers may go on after the app was told to close, in ms: they must be done before the process is ended for
 * good.
 */
const LAST_CALL_MS = 8_000

/**
 * A signal for answers that take long, aborted a while after the app began to close. Its reason is what the farmer is
 * told then, so that such an answer ends with a word and not with a dead line.
 */
export function lastCall(app: FastifyInstance, afterMs = LAST_CALL_MS): AbortSignal {
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
