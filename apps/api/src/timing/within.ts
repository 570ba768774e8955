/**
 * Turns of the event loop that are waited for when a time is up. A process that was busy meets its timers first, while
 * what came in time still lies unread: a query of PostgreSQL takes two turns, a third is for whoever hands it on.
 */
const TURNS = 3

/**
 * What a promise comes to, or what takes its place when that takes longer than so many ms. What was under way goes on;
 * what becomes of it goes unheard. How long this process itself was too busy to look is not held against the other
 * side, see {@link TURNS}.
 *
 * @param late gives or throws what takes its place
 */
export function within<T, L>(ms: number, promise: Promise<T>, late: () => L): Promise<T | L> {
  return unless(promise, late, (end) => {
    let turning: NodeJS.Immediate | undefined
    const turn = (left: number) => {
      turning = left > 0 ? setImmediate(turn, left - 1) : undefined
      if (left === 0) end()
    }
    const timer = setTimeout(turn, Math.max(0, ms), TURNS)
    return () => {
      clearTimeout(timer)
      clearImmediate(turning)
    }
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
