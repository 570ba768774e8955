/** Timings recorded by a page, in ms since the navigation. 0 if not reached. */
export interface PageTimings {
  /** The first day of the forecast is shown, possibly in the saved picture. */
  forecastMs: number
  /** The days are rendered by the application instead of the saved picture. */
  ownMs: number
  /** The form of "My farm" is shown instead of its placeholder. */
  farmMs: number
  /** Largest contentful paint so far. */
  lcpMs: number
  firstPaintMs: number
  /** Start and duration of every task of more than 50 ms. */
  longTasks: [number, number][]
  /**
   * Start of every click, and time to its next frame (Event Timing, in steps of 8 ms, from 16 ms).
   */
  clicks: [number, number][]
}

export type WatchedPage = typeof globalThis & { watched: PageTimings }

/** Runs in the page before its own scripts. */
export function watchPage(): void {
  const watched: PageTimings = {
    forecastMs: 0,
    ownMs: 0,
    farmMs: 0,
    lcpMs: 0,
    firstPaintMs: 0,
    longTasks: [],
    clicks: [],
  }
  Object.assign(globalThis, { watched })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) => {
    const options = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options)
  }
  watch('largest-contentful-paint', ({ startTime }) => {
    watched.lcpMs = startTime
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.firstPaintMs = startTime
  })
  watch('longtask', ({ startTime, duration }) => watched.longTasks.push([startTime, duration]))
  watch('event', ({ name, startTime, duration }) => {
    if (name === 'click') watched.clicks.push([startTime, duration])
  })
  // Runs after the current frame is handed over, and before React's deferred work.
  const afterPaint = (what: 'forecastMs' | 'ownMs' | 'farmMs') =>
    requestAnimationFrame(() =>
      scheduler.postTask(
        () => {
          watched[what] ||= performance.now()
        },
        { priority: 'user-blocking' },
      ),
    )
  const observer = new MutationObserver(() => {
    const day = document.querySelector('.day-row__toggle')
    if (day && watched.forecastMs === 0) afterPaint('forecastMs')
    if (day && watched.ownMs === 0 && day.closest('[data-picture]') === null) afterPaint('ownMs')
    if (watched.farmMs > 0 || document.querySelector('.farm-settings form input') === null) return
    observer.disconnect()
    afterPaint('farmMs')
  })
  observer.observe(document, { childList: true, subtree: true })
}

/**
 * Total blocking time, in ms: the part of long tasks above 50 ms, from the first paint
 * (web.dev/articles/tbt) until the page is idle.
 */
export const blockedMs = ({ firstPaintMs, longTasks }: PageTimings): number =>
  longTasks
    .filter(([begin]) => begin >= firstPaintMs)
    .reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0)
