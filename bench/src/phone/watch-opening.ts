/** Timings recorded by a page while opening; ms since the navigation, 0 if not reached. */
export interface OpeningTimes {
  forecastMs: number
  /** The days are rendered by the application, not the saved picture. */
  ownMs: number
  /** Largest contentful paint so far. */
  lcpMs: number
  firstPaintMs: number
  /** Start and duration of every task of more than 50 ms. */
  longTasks: [number, number][]
}

/** Runs in the page before its own scripts: records when the forecast days are painted, and the long tasks. */
export function watchOpening(): void {
  const opening: OpeningTimes = { forecastMs: 0, ownMs: 0, lcpMs: 0, firstPaintMs: 0, longTasks: [] }
  Object.assign(globalThis, { opening })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    opening.lcpMs = startTime
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') opening.firstPaintMs = startTime
  })
  watch('longtask', ({ startTime, duration }) => opening.longTasks.push([startTime, duration]))
  // Runs after the current frame is handed over, and before React's deferred work.
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => scheduler.postTask(then, { priority: 'user-blocking' }))
  const observer = new MutationObserver(() => {
    const day = document.querySelector('.day-row__toggle')
    if (day === null) return
    const isOwn = day.closest('[data-picture]') === null
    if (isOwn) observer.disconnect()
    afterPaint(() => {
      opening.forecastMs ||= performance.now()
      if (isOwn) opening.ownMs = performance.now()
    })
  })
  observer.observe(document, { childList: true, subtree: true })
}

/**
 * Total blocking time, ms: the part of long tasks beyond 50 ms, from the first paint on (web.dev/articles/tbt; until
 * the page is at rest, for which the caller waits).
 */
export const totalBlockingMs = ({ firstPaintMs, longTasks }: OpeningTimes): number =>
  longTasks
    .filter(([begin]) => begin >= firstPaintMs)
    .reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0)
