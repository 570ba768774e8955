import type { Locator, Page } from 'playwright'
import { readTimings } from './openings.ts'
import type { Round } from './table.ts'
import type { WatchedPage } from './watch-page.ts'

/**
 * The browser does not report clicks under 16 ms. Without a report by then, a click counts as
 * {@link LEAST_MS}.
 */
const REPORTED_MS = 3_000
const LEAST_MS = 16

/** Presses each target once on an idle dashboard. Resolves to the response times, in ms. */
export async function pressAll(
  page: Page,
): Promise<Pick<Round, 'day' | 'tab' | 'prices' | 'farm' | 'farmContent'>> {
  const farm = await press(page, page.getByRole('button', { name: 'My farm' }))
  await page.waitForFunction(() => (globalThis as WatchedPage).watched.farmMs > 0, undefined, {
    timeout: 60_000,
  })
  const { farmMs, clicks } = await readTimings(page)
  await page.keyboard.press('Escape')
  return {
    farm,
    farmContent: farmMs - (clicks[0]?.[0] ?? Number.NaN),
    day: await press(page, page.locator('.day-row__toggle').nth(1)),
    tab: await press(page, page.getByRole('tab', { name: 'Market Intelligence' })),
    prices: await press(page, page.getByRole('link', { name: 'Prices', exact: true })),
  }
}

/** Resolves to the time from the touch to the next frame, in ms. */
async function press(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  const before = (await readTimings(page)).clicks.length
  await target.tap()
  await page.waitForTimeout(REPORTED_MS)
  const { clicks } = await readTimings(page)
  return Math.max(LEAST_MS, ...clicks.slice(before).map(([, duration]) => duration))
}
