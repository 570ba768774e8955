const failed = new Map<unknown, string>()

/**
 * Imports a module and retries after a failure. Browsers cache a failed `import()` and never load
 * that URL again, so a retry adds a query to the URL in the error message. WebKit's message lacks
 * the URL, but WebKit does not cache failures.
 *
 * @param key identifies the module; must be stable
 * @param load an `import()` in a function
 * @param from converts the imported module to the result of `load`
 * @throws the import's error, each time; call again to retry
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
    // Only the first error reliably names this module. Later errors may name one of its imports.
    const [file] = /https?:\/\/[^\s?]+/.exec(String(error)) ?? []
    if (address === undefined && file !== undefined) failed.set(key, file)
    throw error
  }
}
