/*
 * Inlined into the landing page, before the first paint: sets `data-signed-in`, which styles read,
 * if a farmer has logged in with this browser before (browser/flags.ts). Also runs when the
 * back/forward cache restores the page.
 */
const show = () => {
  try {
    document.documentElement.toggleAttribute('data-signed-in', localStorage.getItem('signedIn') !== null)
  } catch {
    // Storage is blocked, so no login is known.
  }
}
show()
addEventListener('storage', show)
addEventListener('pageshow', show)

export {}
