import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShift: number
  }
}

/** Runs in the page from its beginning: adds up what moves by itself, as browsers score it (CLS). */
export function watchLayout(): void {
  window.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!shift.hadRecentInput) window.layoutShift += shift.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Everything that has moved on this page so far. */
export async function layoutShift(page: Page): Promise<number> {
  // Two frames later, what the last change moved has been reported.
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.layoutShift))),
      ),
  )
}

/** How far the page can be scrolled sideways, in px: 0 where everything fits. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
