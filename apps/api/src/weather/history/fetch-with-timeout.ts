import type { Source } from '@smart-farming/contracts/weather'
import { AppError } from '../../app-error.ts'
import { withTimeout } from '../../timing/with-timeout.ts'
import type { AnswerCache } from '../answers/answer-cache.ts'
import type { Point } from '../grid.ts'
import type { Requester } from '../limits/requester.ts'

/** Maximum wait for the weather history, in ms. A later result serves the next question. */
const PATIENCE_MS = 3_000

/**
 * Creates a function that reads optional data from a cache. It returns undefined if the data does
 * not arrive in time.
 * @param onTrouble called for problems other than external failures and limits
 */
export function fetchWithTimeout(place: Point, asker: Requester, onTrouble: (error: unknown) => void) {
  const overAt = performance.now() + PATIENCE_MS
  return async <T extends { source: Source }>(from: AnswerCache<T>): Promise<T | undefined> => {
    const found = from.figures(place, asker)
    if (!(found instanceof Promise)) return found
    const answer = found.catch((error: unknown) => {
      if (!(error instanceof AppError)) onTrouble(error)
      return undefined
    })
    return withTimeout(Math.max(0, overAt - performance.now()), answer, () => undefined)
  }
}
