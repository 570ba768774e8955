import { applyDisplay } from '../../../plain/apply-display.ts'

/** The colours of every page: as the phone has it, or one of the two. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** How large all text is: as the browser has it, or a quarter or a half larger. */
export const TEXT_SIZES = ['usual', 'large', 'larger'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** How this phone shows every page. */
export interface Display {
  readonly theme: Theme
  /** More contrast than the phone asks for by itself, as in sunlight. */
  readonly outdoors: boolean
  readonly text: TextSize
}

/**
 * What is chosen on this phone, as the page is shown now; the page's first script, src/inline/display.ts, put it there.
 */
export function shownDisplay(): Display {
  const chosen = document.documentElement.dataset.display?.split(' ') ?? []
  return {
    theme: THEMES.find((theme) => chosen.includes(theme)) ?? 'system',
    outdoors: chosen.includes('outdoors'),
    text: TEXT_SIZES.find((size) => chosen.includes(size)) ?? 'usual',
  }
}

/**
 * Shows this page so from now on, and every other one of ours on this phone.
 *
 * @returns false where the browser does not keep it: it holds for this page then
 */
export function showDisplay({ theme, outdoors, text }: Display): boolean {
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
