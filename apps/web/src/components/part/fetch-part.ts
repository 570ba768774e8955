import { importAgain } from '../../plain/import-again.ts'
import { partWordsLoaded } from '../../words.ts'

/**
 * Parts that a press is likely to want. Where the phone keeps the application's files, they are made ready while nobody
 * waits for anything (features/offline/parts-ahead.ts).
 */
export const likelyWanted = new Set<() => Promise<object>>()

/**
 * Fetches a part of the application, also after it did not arrive once. What parts say comes with the first of them.
 *
 * @param load an `import()` in a function that stays the same
 * @throws what the import fails with, each time; calling again is the way to try again
 */
export async function fetchPart<Part extends object>(load: () => Promise<Part>): Promise<Part> {
  // Both are on their way before either is waited for.
  const [arrived] = await Promise.all([importAgain(load, load, (part: Part) => part), partWordsLoaded()])
  return arrived
}
