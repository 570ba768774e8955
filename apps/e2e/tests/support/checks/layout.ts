import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShift: number
  }
}

/** Init script: adds up unexpected layout shifts, scored as browsers do (CLS). */
export function watchLayout(): void {
  window.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!shift.hadRecentInput) window.layoutShift += shift.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Layout shift score of this page so far. */
export async function layoutShift(page: Page): Promise<number> {
  // After two frames, the last shift has been reported.
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.layoutShift))),
      ),
  )
}

/** Waits until a new size has been drawn and its listeners have changed the page. */
export const waitForLayout = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/** Horizontal scroll range of the page, in px; 0 if everything fits. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/**
 * Scroll range of the whole dashboard on a desktop, in px, where only panels may scroll. 0 for
 * other pages and on a phone, where the page scrolls.
 */
export function verticalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement
    const isDesk = matchMedia('(min-width: 960px)').matches && document.querySelector('.dashboard') !== null
    return isDesk ? scrollHeight - clientHeight : 0
  })
}

/**
 * Finds scrollers that do not contain their positioned children, such as texts for screen readers.
 * Those children would not scroll with the panel, and would make the page as long as the panel.
 */
export function findLooseScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { overflowX, overflowY, position } = getComputedStyle(element)
        const scrolls = [overflowX, overflowY].some(
          (overflow) => overflow === 'auto' || overflow === 'scroll',
        )
        return scrolls && position === 'static' && !element.matches('textarea')
      })
      .map(({ className }) => className),
  )
}

/**
 * Finds chart texts drawn more than a quarter above their size, because the drawing was stretched
 * to its frame.
 */
export function findStretchedDrawings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('svg text')]
      .filter((text) => text.checkVisibility() && (text.getScreenCTM()?.a ?? 1) > 1.25)
      .map(({ textContent }) => textContent ?? ''),
  )
}
