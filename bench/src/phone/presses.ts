import type { Locator, Page } from 'playwright'

/** The form itself, not its placeholder. */
const FARM_CONTENT = '.farm-settings form input'

/** Response times to a press, in ms: the next frame for each, and the form of "My farm". */
export interface PressTimes {
  day: number
  tab: number
  prices: number
  farm: number
  farmContent: number
}

/** Presses each target in turn on a dashboard at rest, each for the first time. */
export async function measurePresses(page: Page): Promise<PressTimes> {
  await page.evaluate(watchContent, FARM_CONTENT)
  const farm = await press(page, page.getByRole('button', { name: 'My farm' }))
  const shown = await page.waitForFunction(() => (globalThis as Watched).shownMs, undefined, {
    polling: 100,
    timeout: 60_000,
  })
  const farmContent = (await shown.jsonValue()) ?? Number.NaN
  await page.keyboard.press('Escape')
  return {
    day: await press(page, page.locator('.day-row__toggle').nth(1)),
    tab: await press(page, page.getByRole('tab', { name: 'Market Intelligence' })),
    prices: await pressIfThere(page, page.getByRole('link', { name: 'Prices', exact: true })),
    farm,
    farmContent,
  }
}

/** NaN if a build has no such element. */
const pressIfThere = async (page: Page, target: Locator): Promise<number> =>
  (await target.count()) > 0 ? press(page, target) : Number.NaN

type Watched = typeof globalThis & { pressed?: number; painted?: number; shownMs?: number }

/**
 * Simulates a touch.
 *
 * @returns ms from the touch to the next frame on the screen (Event Timing, in steps of 8 ms; 16 stands for less)
 */
async function press(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  await page.evaluate(watchPress)
  await target.tap()
  const painted = await page.waitForFunction(() => (globalThis as Watched).painted, undefined, {
    polling: 100,
  })
  return (await painted.jsonValue()) ?? Number.NaN
}

function watchPress(): void {
  const watched = globalThis as Watched
  delete watched.painted
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'click') watched.painted = Math.max(duration, watched.painted ?? 0)
    }
  })
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  addEventListener(
    'click',
    ({ timeStamp }) => {
      watched.pressed = timeStamp
      // Interactions below the observer's threshold are never reported.
      setTimeout(() => {
        watched.painted ??= 16
      }, 3_000)
    },
    { once: true, capture: true },
  )
}

function watchContent(css: string): void {
  const watched = globalThis as Watched
  const observer = new MutationObserver(() => {
    if (document.querySelector(css) === null) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        watched.shownMs = performance.now() - (watched.pressed ?? Number.NaN)
      }
      port2.postMessage('')
    })
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
