/*
 * Inlined into every page, before the first paint: applies this phone's display settings (theme,
 * contrast, text size) from "My account". Our frames, other tabs and pages restored from the
 * back/forward cache follow at once. `data-fonts` marks that src/browser/fonts.ts has loaded the
 * fonts.
 */
import { applyDisplay } from '../browser/apply-display.ts'

const show = () => {
  try {
    applyDisplay(localStorage.getItem('display') ?? '')
    if (localStorage.getItem('fonts') !== null) document.documentElement.dataset.fonts = ''
  } catch {
    // Storage is blocked, so the defaults apply.
  }
}
show()
addEventListener('storage', show)
addEventListener('pageshow', show)
