/** The address of a module that did not arrive, by what loads it. */
const failed = new Map<unknown, string>()

/**
 * Imports a module, also after it did not arrive once. Browsers remember that an `import()` failed and never ask for
 * that address again, so the next try goes to another one of the same file. Its name is known from the error; a browser
 * that does not say it (WebKit) does not remember either.
 *
 * @param key what stands for it; stays the same
 * @param load an `import()` in a function
 * @param from takes from the module what `load` gives
 * @throws what the import fails with, each time; calling again is the way to try again
 */
export async function importAgain<Loaded, Module>(
  key: unknown,
  load: () => Promise<Loaded>,
  from: (module: Module) => Loaded,
): Promise<Loaded> {
  const address = failed.get(key)
  try {
    return address === undefined
      ? await load()
      : from(await import(/* @vite-ignore */ `${address}?${performance.now()}`))
  } catch (error) {
    // Only the first names the module for certain: a later one may name what the module imports.
    const [file] = /https?:\/\/[^\s?]+/.exec(String(error)) ?? []
    if (address === undefined && file !== undefined) failed.set(key, file)
    throw error
  }
}
