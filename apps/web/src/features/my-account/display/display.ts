import { applyDisplay } from '../../../browser/apply-display.ts'

/** Themes of every page. `system` follows the phone's setting. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Text sizes: the browser's setting, a quarter larger, or a half larger. */
export const TEXT_SIZES = ['usual', 'large', 'larger'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** Display settings of this phone, for every page. */
export interface Display {
  readonly theme: Theme
  /** High contrast for use in sunlight, on top of the phone's own setting. */
  readonly outdoors: boolean
  readonly text: TextSize
}

/**
 * Returns this phone's display settings, as the page's first script applied them
 * (src/inline/display.ts).
 */
export function currentDisplay(): Display {
  const chosen = document.documentElement.dataset.display?.split(' ') ?? []
  return {
    theme: THEMES.find((theme) => chosen.includes(theme)) ?? 'system',
    outdoors: chosen.includes('outdoors'),
    text: TEXT_SIZES.find((size) => chosen.includes(size)) ?? 'usual',
  }
}

/**
 * Applies display settings to this page and saves them for all our pages on this phone.
 *
 * @returns false without browser storage: the settings then apply to this page only
 */
export function saveDisplay({ theme, outdoors, text }: Display): boolean {
  const words = [theme !== 'system' && theme, outdoors && 'outdoors', text !== 'usual' && text]
  const chosen = words.filter(Boolean).join(' ')
  applyDisplay(chosen)
  try {
    if (chosen === '') localStorage.removeItem('display')
    else localStorage.setItem('display', chosen)
    return true
  } catch {
    return false
  }
}
