import bitter from '../styles/fonts/bitter.woff2?url'
import sourceSans from '../styles/fonts/source-sans-3.woff2?url'
import { shouldSaveData } from './should-save-data.ts'

/**
 * Loads the two font faces once, on an unmetered connection. The next page uses them, so that text
 * on this page does not shift. Without the fonts or browser storage, the system fonts stay.
 */
export async function preloadFonts(): Promise<void> {
  try {
    if (
      typeof FontFace === 'undefined' ||
      localStorage.getItem('fonts') !== null ||
      shouldSaveData(navigator)
    )
      return
    await Promise.all([sourceSans, bitter].map((url) => new FontFace('fetched', `url(${url})`).load()))
    localStorage.setItem('fonts', 'kept')
  } catch {
    // No network or no storage: the next page tries again.
  }
}
