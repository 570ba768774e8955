/** A response that timed out. Callers treat this error as a failed connection. */
export class ResponseTimeoutError extends TypeError {}

/**
 * Returns a signal that aborts with `outer`, or after `ms` milliseconds. The deadline covers the
 * response's body. A timeout looks like a failed connection, because a farmer cannot tell them
 * apart.
 */
export function deadlineSignal(ms: number, outer?: AbortSignal | null): AbortSignal {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new ResponseTimeoutError()), ms)
  const leave = () => {
    clearTimeout(timer)
    controller.abort(outer?.reason)
  }
  if (outer?.aborted) leave()
  outer?.addEventListener('abort', leave, { once: true })
  return controller.signal
}
