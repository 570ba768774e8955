/** What a page has noted of its own opening; ms since it was asked for, 0 where it has not come. */
export interface Opening {
  forecastMs: number
  /** The days are the application's own, and no picture of those that were shown last. */
  ownMs: number
  /** Largest contentful paint, as it stands. */
  lcpMs: number
  firstPaintMs: number
  /** Begin and length of every task of more than 50 ms. */
  longTasks: [number, number][]
}

/**
 * Runs in the page before anything of it: notes when the days of the forecast have been painted, and what held it up.
 */
export function watchOpening(): void {
  const opening: Opening = { forecastMs: 0, ownMs: 0, lcpMs: 0, firstPaintMs: 0, longTasks: [] }
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
  // Comes after the frame that is being made has been handed over, and before whatever React has left for later.
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
 * How long the page was deaf to a finger, in ms: what long tasks took beyond their first 50 ms, from the first paint on
 * (web.dev/articles/tbt; until the page has come to rest, which its caller waits for).
 */
export const blockedMs = ({ firstPaintMs, longTasks }: Opening): number =>
  longTasks
    .filter(([begin]) => begin >= firstPaintMs)
    .reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0)
