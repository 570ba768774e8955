/** Something was not done in its time. */
export class TooLate extends Error {
  override name = 'TooLate'
}

/**
 * Gives `work` so many ms, and no longer than `signal` lasts; waits for neither when it does not listen to its own signal.
 *
 * @throws {TooLate} when the time is up; the signal's reason when that is aborted; whatever `work` throws
 */
export async function within<T>(
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted()
  const { promise: over, reject } = Promise.withResolvers<never>()
  const ending = new AbortController()
  const end = (reason: unknown) => {
    ending.abort(reason)
    reject(reason)
  }
  const leave = () => end(signal.reason)
  const timer = setTimeout(() => end(new TooLate(`not done in ${ms} ms`)), ms)
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([work(ending.signal), over])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
}
