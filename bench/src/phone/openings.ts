import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Page } from 'playwright'
import { type Connection, openSlowTab } from './open-phone.ts'
import type { PhoneKind } from './phones.ts'
import { type PageTimings, type WatchedPage, watchPage } from './watch-page.ts'

/** A page counts as idle after this long without a long task, in ms. */
const REST_MS = 3_000
/** Interval between idle checks of the page, in ms. */
const LOOK_MS = 500
const PATIENCE_MS = 120_000

/** Opens the dashboard in a tab at a phone's speed, and waits until it is idle. */
export async function openDashboard(
  context: BrowserContext,
  kind: PhoneKind,
  url: string,
  connection?: Connection,
): Promise<{ page: Page; opening: PageTimings }> {
  const { page, cdp } = await openSlowTab(context, kind, connection)
  await page.addInitScript(watchPage)
  await page.goto(`${url}/dashboard`, { timeout: PATIENCE_MS, waitUntil: 'commit' })
  await rested(cdp)
  return { page, opening: await readTimings(page) }
}

/**
 * Waits until the page is idle. Playwright's own wait would inject a script of 330 KB, which a ten
 * times slower phone parses for a fifth of a second during the measurement.
 */
async function rested(cdp: CDPSession): Promise<void> {
  const expression = `(${hasRested})(${REST_MS})`
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    const { result } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true })
    if (result.value === true) return
    await pause(LOOK_MS)
  }
  throw new Error('the dashboard did not come to rest')
}

/**
 * Opens the dashboard and waits until the phone has saved the application, the farm's data and
 * their picture.
 */
export async function waitUntilSaved(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${url}/dashboard`)
  await page.waitForFunction(isForecastSaved, undefined, { timeout: PATIENCE_MS, polling: 250 })
}

/** The page's records so far. */
export const readTimings = (page: Page): Promise<PageTimings> =>
  page.evaluate(() => (globalThis as WatchedPage).watched)

// Runs in the page, so it must not use anything from this module.
function hasRested(restMs: number): boolean {
  const { ownMs, longTasks } = (globalThis as WatchedPage).watched
  const lastEnd = longTasks.reduce((last, [begin, length]) => Math.max(last, begin + length), ownMs)
  return ownMs > 0 && performance.now() - lastEnd > restMs
}

async function isForecastSaved(): Promise<boolean> {
  const isKnown = (await indexedDB.databases()).some(({ name }) => name === 'smart-farming')
  const isReady = navigator.serviceWorker.controller?.state === 'activated'
  if (!isKnown || !isReady || localStorage.getItem('picture') === null) return false
  const answer = <Value>(asked: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
  const db = await answer(indexedDB.open('smart-farming'))
  const saved: { key: unknown[] }[] = await answer(db.transaction('answers').objectStore('answers').getAll())
  db.close()
  const names = saved.map(({ key }) => key[0])
  return ['accounts.user', 'weather.forecast', 'weather.outlook'].every((name) => names.includes(name))
}
