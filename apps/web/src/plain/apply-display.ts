const THEMES = ['light', 'dark'] as const

/**
 * Shows this page as the words say that were chosen under "My account"; styles read them as
 * `[data-display~="outdoors"]`. The bars of the browser take the colour of the theme: of the page's two `theme-color`,
 * light and dark, the chosen one holds, or each in its own where the theme is the phone's.
 *
 * @param words with a space between them
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
