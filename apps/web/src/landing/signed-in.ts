/*
 * Inlined into the landing page, before the first paint: sets `[data-signed-in]`, which styles read, if a farmer has
 * logged in with this browser before (browser/flags.ts). Also runs for a page restored from the back/forward cache.
 */
const show = () => {
  try {
    document.documentElement.toggleAttribute('data-signed-in', localStorage.getItem('signedIn') !== null)
  } catch {
    // Storage is blocked: no log-in is known.
  }
}
show()
addEventListener('storage', show)
addEventListener('pageshow', show)

export {}
