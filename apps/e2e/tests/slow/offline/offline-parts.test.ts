import type { Page } from '@playwright/test'
import { layoutShift } from '../../support/checks/layout.ts'
import { saveByApi, signInNewFarmer } from '../../support/farmers.ts'
import { readSavedQueries, saveFarmOnPhone, test } from '../../support/features/offline.ts'
import type { ProxyServer } from '../../support/features/proxy-server.ts'
import { preparePress } from '../../support/prepare-press.ts'
import { expect } from '../../support/test.ts'

/** Goes offline with an empty HTTP cache, so that pages open only from the service worker. */
async function withTheWorkerAlone(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  await page.context().setOffline(true)
}

const chart = (page: Page) => page.getByRole('img', { name: /Monthly prices/ })
const openChart = (page: Page) => page.getByRole('button', { name: /: maize$/ }).click()

test('the service worker precaches the offline notice', async ({ page }) => {
  await saveFarmOnPhone(page)
  await withTheWorkerAlone(page)
  await page.goto('/dashboard')
  await expect(page.locator('.over-page')).toHaveText(/^Offline\. Last updated \d\d:\d\d\./)
})

test('a price chart opened earlier opens offline with its numbers', async ({ page }) => {
  await saveFarmOnPhone(page)
  await saveByApi(page, '/api/farm-settings', { boardCrops: ['maize'], boardCurrency: 'GBP' })
  await page.goto('/dashboard?tab=prices')
  await openChart(page)
  await expect(chart(page)).toBeVisible()
  await expect.poll(() => readSavedQueries(page)).toContain('prices.points')
  await page.waitForLoadState('networkidle')

  await withTheWorkerAlone(page)
  await page.goto('/dashboard?tab=prices')
  await expect(page.locator('.over-page')).toHaveText(/^Offline\. Last updated \d\d:\d\d\./)
  await openChart(page)
  await expect(chart(page)).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Show prices by month' })).toHaveAttribute(
    'aria-valuetext',
    /^February 2026: /,
  )
  await expect(page.getByText(/February 2026.*months old/).first()).toBeVisible()
})

test('one press confirms the suggested crop list after offline saving has started', async ({
  page,
  front,
}) => {
  front.between(({ url = '' }, answer) => {
    if (!url.startsWith('/api/prices/start')) return false
    answer.writeHead(200, { 'content-type': 'application/json' })
    answer.end(JSON.stringify({ crops: ['maize', 'wheat', 'rice', 'sorghum'], currency: 'USD' }))
    return true
  })
  await signInNewFarmer(page)
  await page.goto('/dashboard')
  const confirm = page.getByRole('button', { name: 'Show prices of maize, wheat and 2 more' })
  await expect(confirm).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
  await confirm.click()
  const price = page.getByRole('heading', { name: /world price USD [\d,.]+ per / })
  await expect(price).toBeVisible()
  await page.reload()
  await expect(price).toBeVisible()
})

test('place search and chatbot report being offline and recover with the network', async ({ page }) => {
  await saveFarmOnPhone(page)
  await withTheWorkerAlone(page)
  await page.getByRole('button', { name: 'Change Location' }).click()
  const name = page.getByPlaceholder('Enter town/village name...')
  await name.fill('Nakuru')
  await name.press('Enter')
  const unanswered = page.getByText('The search did not respond. You may be offline.')
  await expect(unanswered).toBeVisible()
  await page.getByRole('tab', { name: 'Farm Assistant' }).click()
  const notLoading = page.getByText('The farm assistant is not loading. You may be offline.')
  await expect(notLoading).toBeVisible()
  const over = await page.locator('.over-page').boundingBox()
  expect((await notLoading.boundingBox())?.y).toBeGreaterThan((over?.y ?? 0) + (over?.height ?? 0))
  await page.context().setOffline(false)
  const frame = page.locator('iframe').contentFrame()
  await expect(frame.getByRole('textbox')).toBeVisible()
  await expect(unanswered).toHaveCount(0)
  await expect(page.getByText('Select your location:')).toHaveCount(1)
})

test('the account page offline offers display settings and says that the rest did not load', async ({
  page,
}) => {
  await saveFarmOnPhone(page)
  await withTheWorkerAlone(page)
  await page.goto('/account')
  const sections = page.getByRole('region')
  await expect(sections).toHaveCount(1)
  await expect(page.getByText('This could not be loaded. It is still saved in your account.')).toBeVisible()
  const tryAgain = await preparePress(page.getByRole('button', { name: 'Try again' }))
  await page.context().setOffline(false)
  // The automatic retry may have been first.
  await tryAgain()
  await expect(page.getByRole('region', { name: 'Delete my account' })).toBeVisible()
})

/**
 * Drops the connection at each request for this part of the application, until `mend` is called.
 */
function breakingOff(front: ProxyServer, part: string): { mend: () => void } {
  let isBroken = true
  front.between(({ url = '' }, answer) => {
    if (!isBroken || !url.startsWith(`/assets/${part}-`)) return false
    answer.destroy()
    return true
  })
  return {
    mend: () => {
      isBroken = false
    },
  }
}
const said = (page: Page, words: string) =>
  page.waitForEvent('console', { predicate: (message) => message.text().startsWith(words), timeout: 20_000 })

const unloaded = {
  'notice-overlay': 'A part of the page did not load',
  'phone-storage': 'Nothing is kept here',
}
for (const [part, words] of Object.entries(unloaded))
  test(`a notice script (${part}) lost to a poor signal loads when the network returns`, async ({
    page,
    front,
  }) => {
    // Breaks the service worker, which would otherwise have cached the part.
    front.release((script) => script.replace('"/login"', '"/nowhere-at-all"'))
    const { username } = await signInNewFarmer(page)
    const { mend } = breakingOff(front, part)
    const failed = said(page, words)
    await page.goto('/dashboard')
    await failed
    mend()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => readSavedQueries(page)).toContain(`user ${username}`)
    await front.stop()
    await page.evaluate(() => dispatchEvent(new Event('sessionlost')))
    await expect(page.locator('.over-page')).toHaveText(/^Offline\. Last updated/)
  })

test('offline saving starts late if its script initially failed to load', async ({ page, front }) => {
  const { username } = await saveFarmOnPhone(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys())
        if (url.includes('/assets/phone-storage-')) await cache.delete(url)
    }
    indexedDB.deleteDatabase('smart-farming')
  })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  const { mend } = breakingOff(front, 'phone-storage')
  const failed = said(page, 'Nothing is kept here')
  await page.goto('/dashboard')
  await failed
  mend()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => readSavedQueries(page)).toContain(`user ${username}`)
})
