/** A response that timed out; callers treat it as a failed connection. */
export class ResponseTimeoutError extends TypeError {}

/**
 * A signal that aborts with `outer`, or after `ms` milliseconds. The deadline covers the response's body. A timeout
 * looks like a failed connection: to a farmer, a hanging server is the same.
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
