/** Addresses under which parts that did not arrive are asked for next. */
const nextAddress = new Map<() => Promise<unknown>, string>()

/**
 * Fetches a part of the application, also after it did not arrive once. Browsers remember that an `import()` failed and never ask
 * for that address again, so the next try goes to another one of the same file. Its name is known from the error, where the
 * browser says it (Chromium and Firefox do).
 *
 * @param load an `import()` in a function that stays the same
 * @throws what the import fails with, each time; calling again is the way to try again
 */
export async function fetchPart<Part extends object>(load: () => Promise<Part>): Promise<Part> {
  const address = nextAddress.get(load)
  try {
    return await (address === undefined ? load() : import(/* @vite-ignore */ address))
  } catch (error) {
    const [file] = /https?:\/\/[^\s?]+/.exec(String(error)) ?? []
    if (file !== undefined) nextAddress.set(load, `${file}?${performance.now()}`)
    throw error
  }
}
