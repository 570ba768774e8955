import type { Frame, Page } from '@playwright/test'

/** Background colour, text colour and text size (pixels) of a page or a frame. */
export function readDisplay(page: Page | Frame): Promise<{ paper: string; ink: string; text: number }> {
  return page.evaluate(() => {
    const { backgroundColor, color, fontSize } = getComputedStyle(document.documentElement)
    return { paper: backgroundColor, ink: color, text: Number.parseFloat(fontSize) }
  })
}

export const OUTDOOR_COLOURS = {
  light: { paper: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)' },
  dark: { paper: 'rgb(0, 0, 0)', ink: 'rgb(255, 255, 255)' },
} as const

/** Init script: records the display setting at the first paint. */
export function watchFirstPaint(): void {
  new MutationObserver((_, observer) => {
    if (!document.body) return
    sessionStorage.setItem('first paint', document.documentElement.dataset.display ?? 'as usual')
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}
