/*
 * Inlined into every page, before anything is drawn: how this phone is to show them (theme, contrast, size of the
 * text), as its farmer chose under "My account". A frame of ours and other tabs follow at once, and so does a page that
 * the browser brings back. `[data-fonts]` has the faces that src/plain/fonts.ts fetched.
 */
import { applyDisplay } from '../plain/apply-display.ts'

const show = () => {
  try {
    applyDisplay(localStorage.getItem('display') ?? '')
    if (localStorage.getItem('fonts') !== null) document.documentElement.dataset.fonts = ''
  } catch {
    // Storage is blocked: nothing was chosen.
  }
}
show()
addEventListener('storage', show)
addEventListener('pageshow', show)
