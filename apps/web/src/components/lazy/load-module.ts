import { importWithRetry } from '../../browser/import-with-retry.ts'
import { ensureLazyWords } from '../../words.ts'

/**
 * Modules that a tap is likely to need. On a phone that caches the application's files, they are loaded while the
 * browser is idle (features/offline/preload-modules.ts).
 */
export const preloadCandidates = new Set<() => Promise<object>>()

/**
 * Loads a module of the application, with a retry after an earlier failure. The words of modules on demand load with
 * the first such module.
 *
 * @param load an `import()` in a stable function
 * @throws the error of the import, each time; call again to retry
 */
export async function loadModule<Part extends object>(load: () => Promise<Part>): Promise<Part> {
  // Both requests start before either is awaited.
  const [arrived] = await Promise.all([importWithRetry(load, load, (part: Part) => part), ensureLazyWords()])
  return arrived
}
