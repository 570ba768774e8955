/**
 * Hands on what a source gives, and `filler` whenever the source has been quiet for `everyMs`. Closing this closes the source, as
 * soon as it has settled what it is at.
 */
export async function* keepAlive<T>(
  source: AsyncGenerator<T, void, undefined>,
  filler: T,
  everyMs: number,
): AsyncGenerator<T, void, undefined> {
  try {
    let next = source.next()
    for (;;) {
      const result = await within(everyMs, next)
      if (result === undefined) {
        yield filler
        continue
      }
      if (result.done) return
      yield result.value
      next = source.next()
    }
  } finally {
    await source.return()
  }
}

/** The promise's value, or undefined when it is not there in time. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), ms)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
