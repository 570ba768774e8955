import { saveByApi, signInNewFarmer } from '../../support/farmers.ts'
import { calculators, saveMaizeFarm } from '../../support/features/calculators.ts'
import { readSavedQueries, test, waitForAppCache } from '../../support/features/offline.ts'
import { expect } from '../../support/test.ts'

test('Farm sums works offline with the saved price and last input once it has been opened', async ({
  page,
}) => {
  await signInNewFarmer(page)
  await saveMaizeFarm(page)
  await waitForAppCache(page)
  await page.goto('/dashboard?tab=sums')
  await expect(calculators(page).field('Price per bag')).toHaveValue(/^1\d\.\d+$/)
  await calculators(page).fill('Area', '2,5')
  await expect.poll(() => readSavedQueries(page)).toContain('prices.series')
  await page.waitForLoadState('networkidle')

  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  await page.context().setOffline(true)
  await page.goto('/dashboard?tab=sums')
  await expect(page.locator('.over-page')).toHaveText(/^Offline\. Last updated \d\d:\d\d\./)
  await expect(calculators(page).field('Area')).toHaveValue('2,5')
  await expect(calculators(page).field('Price per bag')).toHaveValue(/^1\d\.\d+$/)
  expect(await calculators(page).note('Price per bag')).toContain('February 2026')
  await calculators(page).fill('Yield', '20')
  await calculators(page).fill('Costs per', '250')
  await expect(calculators(page).result).toContainText('Gross margin')
})

test('Farm sums says that it is unavailable offline if never opened, and then loads', async ({ page }) => {
  await signInNewFarmer(page)
  await saveByApi(page, '/api/farm-settings', {})
  await waitForAppCache(page)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await calculators(page).way.click()
  await expect(page.getByText('The farm sums are not loading. You may be offline.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(calculators(page).field('Area')).toBeVisible()
})
