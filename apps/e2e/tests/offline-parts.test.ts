import type { Page } from '@playwright/test'
import { answersKept, farmKept, test } from './_kept.ts'
import { expect } from './_test.ts'

/** Offline, with nothing in the browser's own cache: what opens now is what the service worker keeps. */
async function withTheWorkerAlone(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  await page.context().setOffline(true)
}

const chart = (page: Page) => page.getByRole('img', { name: /Prices by the month/ })
const openChart = (page: Page) => page.getByRole('button', { name: /: maize$/ }).click()

test('the line about the network is among what the worker itself keeps', async ({ page }) => {
  await farmKept(page)
  await withTheWorkerAlone(page)
  await page.goto('/dashboard')
  await expect(page.locator('.over-page')).toHaveText(/^Offline, as of \d\d:\d\d\./)
})

test('a chart of prices that was looked at opens without a network, with its figures', async ({ page }) => {
  await farmKept(page)
  const board = { boardCrops: ['maize'], boardCurrency: 'GBP' }
  expect((await page.request.put('/api/farm-settings', { data: board })).ok()).toBe(true)
  await page.goto('/dashboard?tab=prices')
  await openChart(page)
  await expect(chart(page)).toBeVisible()
  await expect.poll(() => answersKept(page)).toContain('prices.points')
  await page.waitForLoadState('networkidle')

  await withTheWorkerAlone(page)
  await page.goto('/dashboard?tab=prices')
  await expect(page.locator('.over-page')).toHaveText(/^Offline, as of \d\d:\d\d\./)
  await openChart(page)
  await expect(chart(page)).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Read the chart by month' })).toHaveAttribute(
    'aria-valuetext',
    /^February 2026: /,
  )
  await expect(page.getByText(/February 2026.*months old/).first()).toBeVisible()
})

test('My account without a network: how this phone shows pages can be chosen, and the rest says that it did not come', async ({
  page,
}) => {
  await farmKept(page)
  await withTheWorkerAlone(page)
  await page.goto('/account')
  const sections = page.getByRole('region')
  await expect(sections).toHaveCount(1)
  await expect(page.getByText('This could not be fetched. It is kept with your account.')).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Delete my account' })).toBeVisible()
})
