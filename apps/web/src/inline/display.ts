/*
 * Inlined into every page, before anything is drawn: how this phone is to show them (contrast, size of the text), as
 * its farmer chose under "My account". Styles read it as `[data-display~="outdoors"]`. A frame of ours and other tabs
 * follow at once, and so does a page that the browser brings back.
 */
const show = () => {
  try {
    document.documentElement.dataset.display = localStorage.getItem('display') ?? ''
  } catch {
    // Storage is blocked: nothing was chosen.
  }
}
show()
addEventListener('storage', show)
addEventListener('pageshow', show)

export {}
