/**
 * What a promise comes to, or what takes its place when that takes longer than so many ms. What was under way goes on;
 * what becomes of it goes unheard.
 *
 * @param late gives or throws what takes its place
 */
export function within<T, L>(ms: number, promise: Promise<T>, late: () => L): Promise<T | L> {
  return unless(promise, late, (end) => {
    const timer = setTimeout(end, Math.max(0, ms))
    return () => clearTimeout(timer)
  })
}

/**
 * What a promise comes to, or what takes its place where the signal is aborted before: for work that may not listen to
 * it.
 *
 * @param over gives or throws what takes its place
 */
export function untilAborted<T, L>(promise: Promise<T>, signal: AbortSignal, over: () => L): Promise<T | L> {
  return unless(promise, over, (end) => {
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
    return () => signal.removeEventListener('abort', end)
  })
}

/** @param watch tells when it is over; gives back what ends the watching */
function unless<T, L>(
  promise: Promise<T>,
  instead: () => L,
  watch: (end: () => void) => () => void,
): Promise<T | L> {
  const { promise: outcome, resolve, reject } = Promise.withResolvers<T | L>()
  const stopWatching = watch(() => {
    try {
      resolve(instead())
    } catch (error) {
      reject(error)
    }
  })
  promise.then(resolve, reject).finally(stopWatching)
  return outcome
}
