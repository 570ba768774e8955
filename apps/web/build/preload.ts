import type { Plugin } from 'vite'

/** Vite's own name for the module that every `import()` of a build goes through. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Fetches all that a part needs, in one round trip instead of two, and imports it when all of it is there: a browser remembers an
 * `import()` that failed, or one inside it, and never asks for that address again, so on a dead network none is begun. The files
 * are immutable, so the import takes them from the cache. What the page itself names is fetched by the page.
 *
 * In the place of Vite's own helper, which preloads without looking whether it came, and knows style sheets and policies with a nonce, which
 * are not ours; it takes more of the first load.
 */
const helper = `
const came = new Map()
const fetchOnce = (file) => {
  if (!came.has(file) && !document.querySelector('[href="/' + file + '"],[src="/' + file + '"]')) came.set(file, fetch('/' + file)
    .then((response) => response.ok ? response.blob() : Promise.reject(TypeError(response.status)))
    .then(() => {}, (error) => {
      came.delete(file)
      throw error
    }))
  return came.get(file)
}
export const __vitePreload = (load, files = []) => Promise.all(files.map(fetchOnce)).then(load)
`

/** Puts a few lines in the place of Vite's preload helper. */
export function leanPreload(): Plugin {
  return {
    name: 'lean-preload',
    apply: 'build',
    transform: (_code, id) => (id === HELPER ? { code: helper, map: null } : undefined),
  }
}
