import type { Source } from '@smart-farming/contracts/weather'
import { AppError } from '../../app-error.ts'
import { within } from '../../timing/within.ts'
import type { AnswerCache } from '../answers/answer-cache.ts'
import type { Point } from '../grid.ts'
import type { Asker } from '../limits/asker.ts'

/** Longest that anybody waits for what was before, ms from the question on. What comes later is there for the next. */
const PATIENCE_MS = 3_000

/**
 * What asks caches for what a forecast can do without: an answer, or undefined where it cannot be had in time.
 *
 * @param onTrouble told of what is neither an outside service's failure nor a limit
 */
export function asksSoon(place: Point, asker: Asker, onTrouble: (error: unknown) => void) {
  const overAt = performance.now() + PATIENCE_MS
  return async <T extends { source: Source }>(from: AnswerCache<T>): Promise<T | undefined> => {
    const found = from.figures(place, asker)
    if (!(found instanceof Promise)) return found
    const answer = found.catch((error: unknown) => {
      if (!(error instanceof AppError)) onTrouble(error)
      return undefined
    })
    return within(Math.max(0, overAt - performance.now()), answer, () => undefined)
  }
}
