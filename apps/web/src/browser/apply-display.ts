const THEMES = ['light', 'dark'] as const

/**
 * Applies the display settings of "My account" to this page, where styles read them as
 * `[data-display~="outdoors"]`. Of the page's two `theme-color` tags, light and dark, only the
 * chosen theme's tag stays active; without a choice, the phone's setting decides.
 *
 * @param words settings, separated by spaces
 */
export function applyDisplay(words: string): void {
  document.documentElement.dataset.display = words
  const chosen = THEMES.find((theme) => words.split(' ').includes(theme))
  for (const [at, meta] of document.querySelectorAll('meta[name="theme-color"]').entries()) {
    const theme = THEMES[at]
    const own = chosen === theme ? 'all' : 'not all'
    meta.setAttribute('media', chosen === undefined ? `(prefers-color-scheme: ${theme})` : own)
  }
}
