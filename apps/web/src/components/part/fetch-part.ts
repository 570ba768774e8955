import { partWordsLoaded } from '../../words.ts'

/** The address of a part that did not arrive. */
const failed = new Map<() => Promise<unknown>, string>()

/**
 * Parts that a press is likely to want. Where the phone keeps the application's files, they are made ready while nobody
 * waits for anything (features/offline/parts-ahead.ts).
 */
export const likelyWanted = new Set<() => Promise<object>>()

/**
 * Fetches a part of the application, also after it did not arrive once. Some browsers (Firefox, older Chromium)
 * remember that an `import()` failed and never ask for that address again, so the next try goes to another one of the
 * same file. Its name is known from the error; a browser that does not say it (WebKit) does not remember either.
 *
 * What parts say comes with the first of them.
 *
 * @param load an `import()` in a function that stays the same
 * @throws what the import fails with, each time; calling again is the way to try again
 */
export async function fetchPart<Part extends object>(load: () => Promise<Part>): Promise<Part> {
  const address = failed.get(load)
  try {
    const part = address === undefined ? load() : import(/* @vite-ignore */ `${address}?${performance.now()}`)
    // Both are on their way before either is waited for.
    const [arrived] = await Promise.all([part, partWordsLoaded()])
    return arrived
  } catch (error) {
    // Only the first names the part for certain: a later one may name what the part imports.
    const [file] = /https?:\/\/[^\s?]+/.exec(String(error)) ?? []
    if (address === undefined && file !== undefined) failed.set(load, file)
    throw error
  }
}
