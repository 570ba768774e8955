/**
 * Turns of the event loop to wait after a deadline. A busy process runs its timers before it reads
 * a result that arrived in time. A PostgreSQL query takes two turns, and passing its result on
 * takes a third.
 */
const TURNS = 3

/**
 * The result of a promise, or a replacement after `ms`. The work continues, and its outcome is
 * ignored. If this process is too busy to read a result that arrived in time, the result still
 * counts; see {@link TURNS}.
 * @param late returns or throws the replacement
 */
export function withTimeout<T, L>(ms: number, promise: Promise<T>, late: () => L): Promise<T | L> {
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
 * The result of a promise, or a replacement if the signal aborts first. For work that may ignore
 * the signal.
 * @param over returns or throws the replacement
 */
export function raceAbort<T, L>(promise: Promise<T>, signal: AbortSignal, over: () => L): Promise<T | L> {
  return unless(promise, over, (end) => {
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
    return () => signal.removeEventListener('abort', end)
  })
}

/** @param watch calls back at the limit, and returns a function that stops watching */
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
