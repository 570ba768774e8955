/*
 * Inlined into the landing page, before the first paint: whether a farmer has logged in in this browser
 * (browser/flags.ts). Styles read it as `[data-signed-in]`. Also runs for a page restored from the back/forward cache.
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
