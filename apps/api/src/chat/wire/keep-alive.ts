import { withTimeout } from '../../timing/with-timeout.ts'

/**
 * Passes on a source's items, and yields `filler` whenever the source is quiet for `everyMs`.
 * Closing the generator closes the source once its current step has settled.
 */
export async function* keepAlive<T>(
  source: AsyncGenerator<T, void, undefined>,
  filler: T,
  everyMs: number,
): AsyncGenerator<T, void, undefined> {
  try {
    let next = source.next()
    for (;;) {
      const result = await withTimeout(everyMs, next, () => undefined)
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
