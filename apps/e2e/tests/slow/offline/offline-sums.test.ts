import { saved, signedIn } from '../../support/farmers.ts'
import { answersKept, keeping, test } from '../../support/features/kept.ts'
import { savedFarm, sums } from '../../support/features/sums.ts'
import { expect } from '../../support/test.ts'

test('Farm sums works offline with the saved price and last input once it has been opened', async ({
  page,
}) => {
  await signedIn(page)
  await savedFarm(page)
  await keeping(page)
  await page.goto('/dashboard?tab=sums')
  await expect(sums(page).field('Price per bag')).toHaveValue(/^1\d\.\d+$/)
  await sums(page).fill('Area', '2,5')
  await expect.poll(() => answersKept(page)).toContain('prices.series')
  await page.waitForLoadState('networkidle')

  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  await page.context().setOffline(true)
  await page.goto('/dashboard?tab=sums')
  await expect(page.locator('.over-page')).toHaveText(/^Offline, as of \d\d:\d\d\./)
  await expect(sums(page).field('Area')).toHaveValue('2,5')
  await expect(sums(page).field('Price per bag')).toHaveValue(/^1\d\.\d+$/)
  expect(await sums(page).note('Price per bag')).toContain('February 2026')
  await sums(page).fill('Yield', '20')
  await sums(page).fill('Costs per', '250')
  await expect(sums(page).result).toContainText('Gross margin')
})

test('Farm sums says that it is not available offline if it was never opened, and then loads', async ({
  page,
}) => {
  await signedIn(page)
  await saved(page, '/api/farm-settings', {})
  await keeping(page)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await sums(page).way.click()
  await expect(page.getByText('The sums are not loading. You may be offline.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(sums(page).field('Area')).toBeVisible()
})
