/** URL of a module that failed to load, by its key. */
const failed = new Map<unknown, string>()

/**
 * Imports a module, with a retry after a failure. Browsers cache a failed `import()` and never load that URL again, so
 * the next attempt uses another URL of the same file. The file name comes from the error; a browser that does not name
 * it (WebKit) does not cache the failure either.
 *
 * @param key identifies the module; must be stable
 * @param load an `import()` in a function
 * @param from converts the imported module to the result of `load`
 * @throws the error of the import, each time; call again to retry
 */
export async function importWithRetry<Loaded, Module>(
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
    // Only the first error reliably names the module: a later one may name one of its imports.
    const [file] = /https?:\/\/[^\s?]+/.exec(String(error)) ?? []
    if (address === undefined && file !== undefined) failed.set(key, file)
    throw error
  }
}
