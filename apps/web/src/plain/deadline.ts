/** An answer that did not come in time; to whoever waits, a connection that failed. */
export class Late extends TypeError {}

/**
 * A signal that aborts with `outer`, or by itself after `ms` milliseconds. The deadline covers the answer's body, too,
 * and looks like any other failed connection to whoever waits: a server that hangs is no different to a farmer.
 */
export function deadlineSignal(ms: number, outer?: AbortSignal | null): AbortSignal {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new Late()), ms)
  const leave = () => {
    clearTimeout(timer)
    controller.abort(outer?.reason)
  }
  if (outer?.aborted) leave()
  outer?.addEventListener('abort', leave, { once: true })
  return controller.signal
}
