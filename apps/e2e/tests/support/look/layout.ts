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

/** A size that was just set is drawn: what listens to it has changed the page by then. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/** Horizontal scroll range of the page, in px: 0 where everything fits. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/**
 * Scroll range of the whole dashboard on a desktop, in px: its panels scroll, and it does not. 0 for a page that is no
 * dashboard, and for a phone, whose page scrolls.
 */
export function emptyHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement
    const isDesk = matchMedia('(min-width: 960px)').matches && document.querySelector('.dashboard') !== null
    return isDesk ? scrollHeight - clientHeight : 0
  })
}

/**
 * Scrollers that do not contain their positioned children: they would scroll away under texts for screen readers only,
 * and these would make the page as long as the panel.
 */
export function looseScrollers(page: Page): Promise<string[]> {
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

/** Writing of charts that is drawn larger than a quarter above its size: the drawing was stretched to its frame. */
export function stretchedDrawings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('svg text')]
      .filter((text) => text.checkVisibility() && (text.getScreenCTM()?.a ?? 1) > 1.25)
      .map(({ textContent }) => textContent ?? ''),
  )
}
