import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Page } from 'playwright'
import type { BuildFeatures } from './build-features.ts'
import { type Connection, openSlowTab } from './open-phone.ts'
import type { PhoneKind } from './phones.ts'
import { type OpeningTimes, watchOpening } from './watch-opening.ts'

/** A page is at rest after this long without a long task, ms. */
const REST_MS = 3_000
/** Polling interval for this, ms. */
const LOOK_MS = 500
const PATIENCE_MS = 120_000

/** Opens the dashboard in a tab at a phone's speed, and waits until it is at rest. */
export async function openDashboard(
  context: BrowserContext,
  kind: PhoneKind,
  url: string,
  connection?: Connection,
): Promise<{ page: Page; opening: OpeningTimes }> {
  const { page, cdp } = await openSlowTab(context, kind, connection)
  await page.addInitScript(watchOpening)
  await page.goto(`${url}/dashboard`, { timeout: PATIENCE_MS, waitUntil: 'commit' })
  await rested(cdp)
  return { page, opening: await page.evaluate(noted) }
}

/**
 * Waits until the page is at rest. Needs few bytes: Playwright's own wait injects a script of 330 KB, which a phone ten
 * times slower parses for a fifth of a second, in the middle of the measurement.
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

/** Lets the phone cache the application, the farm's answers and their picture, after a first opening. */
export async function cacheOnPhone(
  context: BrowserContext,
  url: string,
  { drawsPicture }: Pick<BuildFeatures, 'drawsPicture'>,
): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${url}/dashboard`)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: PATIENCE_MS,
  })
  await page.waitForFunction(isForecastKept, drawsPicture, { timeout: PATIENCE_MS, polling: 250 })
}

type Watched = typeof globalThis & { opening: OpeningTimes }

const noted = (): OpeningTimes => (globalThis as Watched).opening

// Sent as text, so it must not use anything of this module.
function hasRested(restMs: number): boolean {
  const { ownMs, longTasks } = (globalThis as Watched).opening
  const lastEnd = longTasks.reduce((last, [begin, length]) => Math.max(last, begin + length), ownMs)
  return ownMs > 0 && performance.now() - lastEnd > restMs
}

async function isForecastKept(drawsPicture: boolean): Promise<boolean> {
  const known = (await indexedDB.databases()).some(({ name }) => name === 'smart-farming')
  if (!known) return false
  const answer = <Value>(asked: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
  const db = await answer(indexedDB.open('smart-farming'))
  const kept: { key: unknown[] }[] = await answer(db.transaction('answers').objectStore('answers').getAll())
  db.close()
  const names = kept.map(({ key }) => key[0])
  const isPictured = !drawsPicture || localStorage.getItem('picture') !== null
  return (
    isPictured &&
    ['accounts.user', 'weather.forecast', 'weather.outlook'].every((name) => names.includes(name))
  )
}
