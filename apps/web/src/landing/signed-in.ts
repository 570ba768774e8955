/*
 * Inlined into the landing page, before anything is drawn: whether a farmer has logged in on this browser
 * (plain/notes.ts). Styles read it as `[data-signed-in]`. A page that the browser brings back follows.
 */
const show = () => {
  try {
    document.documentElement.toggleAttribute('data-signed-in', localStorage.getItem('signedIn') !== null)
  } catch {
    // Storage is blocked: nobody is known here.
  }
}
show()
addEventListener('storage', show)
addEventListener('pageshow', show)

export {}
