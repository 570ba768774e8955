import { importWithRetry } from '../../browser/import-with-retry.ts'
import { ensureLazyWords } from '../../words.ts'

/**
 * Modules that the next tap is likely to need. On a phone that caches the application, they load
 * while the browser is idle (features/offline/preload-modules.ts).
 */
export const preloadCandidates = new Set<() => Promise<object>>()

/**
 * Loads a module of the application, and retries after an earlier failure. The first such module
 * also loads the words of on-demand modules.
 *
 * @param load an `import()` in a stable function
 * @throws the import's error, each time; call again to retry
 */
export async function loadModule<Part extends object>(load: () => Promise<Part>): Promise<Part> {
  // The two requests run in parallel.
  const [arrived] = await Promise.all([importWithRetry(load, load, (part: Part) => part), ensureLazyWords()])
  return arrived
}
