import type { Locator, Page } from 'playwright'
import { noted } from './openings.ts'
import type { Round } from './table.ts'
import type { WatchedPage } from './watch-page.ts'

/** Clicks that take less than 16 ms are never reported; without a report by then, a click counts as one of these. */
const REPORTED_MS = 3_000
const LEAST_MS = 16

/** Response times to a press of each target in turn, each for the first time, on a dashboard at rest. */
export async function pressAll(
  page: Page,
): Promise<Pick<Round, 'day' | 'tab' | 'prices' | 'farm' | 'farmContent'>> {
  const farm = await press(page, page.getByRole('button', { name: 'My farm' }))
  await page.waitForFunction(() => (globalThis as WatchedPage).watched.farmMs > 0, undefined, {
    timeout: 60_000,
  })
  const { farmMs, clicks } = await noted(page)
  await page.keyboard.press('Escape')
  return {
    farm,
    farmContent: farmMs - (clicks[0]?.[0] ?? Number.NaN),
    day: await press(page, page.locator('.day-row__toggle').nth(1)),
    tab: await press(page, page.getByRole('tab', { name: 'Market Intelligence' })),
    prices: await press(page, page.getByRole('link', { name: 'Prices', exact: true })),
  }
}

/** Simulates a touch; resolves to ms from the touch to the next frame on the screen. */
async function press(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  const before = (await noted(page)).clicks.length
  await target.tap()
  await page.waitForTimeout(REPORTED_MS)
  const { clicks } = await noted(page)
  return Math.max(LEAST_MS, ...clicks.slice(before).map(([, duration]) => duration))
}
