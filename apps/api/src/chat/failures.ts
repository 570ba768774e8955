import { AppError } from '../app-error.ts'
import { UpstreamFailure } from '../upstream/failure.ts'

/** Longest that a farmer is told to wait, in s. */
const LONGEST_WAIT_S = 60

/** What a failed answer means to the farmer who asked. Anything that is no failure of the model's stays what it is. */
export function answerFailure(error: unknown): unknown {
  if (!(error instanceof UpstreamFailure)) return error
  const busy = error.kind === 'quota' || error.status === 503 || error.status === 529
  if (busy) {
    const retryAfter = Math.min(Math.ceil((error.pauseMs ?? 10_000) / 1000), LONGEST_WAIT_S)
    return new AppError('overloaded', 'The assistant is very busy just now. Please ask again in a moment.', {
      cause: error,
      retryAfter,
    })
  }
  if (error.kind === 'timeout') {
    return new AppError('upstream_timeout', 'The assistant took too long to answer. Please try again.', {
      cause: error,
    })
  }
  return new AppError(
    'bad_upstream',
    'The assistant could not answer. It is no fault of yours; please try again later.',
    { cause: error },
  )
}

/** True when only the people who run the service can mend it: key, address, name of the model, an unpaid bill. */
export function needsOperator(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof UpstreamFailure) return at.kind === 'credentials'
  }
  return false
}
