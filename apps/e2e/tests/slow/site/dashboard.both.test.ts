import { createFarmer, openDashboard } from '../../support/farmers.ts'
import { expect, test } from '../../support/test.ts'

test('the address contains the selected tab, and a reload and Back keep it', async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('tab', { name: 'Farm Assistant' }).click()
  await expect(page).toHaveURL(/tab=assistant/)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Farm Assistant' })).toHaveAttribute('aria-selected', 'true')
  await page.goto('/nowhere')
  await page.goBack()
  await expect(page).toHaveURL(/tab=assistant/)
  await expect(page.getByRole('tab', { name: 'Farm Assistant' })).toHaveAttribute('aria-selected', 'true')
})

test('the menu marks the section in view on a phone and the chosen section on a desktop', async ({
  page,
  isMobile,
}) => {
  await openDashboard(page)
  const marked = page.getByRole('navigation', { name: 'Dashboard' }).locator('[aria-current]')
  const prices = page.getByRole('link', { name: 'Prices', exact: true })
  const forecast = page.getByRole('heading', { name: 'Weather forecast' })
  await page.getByRole('link', { name: 'Your crop Choose your crops' }).click()
  await expect(page.getByLabel('Find a crop')).toBeInViewport()
  await expect(marked).toHaveText(['Prices'])
  await forecast.evaluate((heading) => heading.scrollIntoView())
  if (isMobile) await expect(marked).toHaveText(['Weather'])
  await page.getByRole('link', { name: 'Weather', exact: true }).click()
  await expect(marked).toHaveText(['Weather'])
  await prices.click()
  await expect(marked).toHaveText(['Prices'])
  await expect(page.getByLabel('Find a crop')).toBeInViewport()
})

test('a very long farm name does not overflow the screen', async ({ page }) => {
  const farmer = createFarmer({
    farmName: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat(2).trim(),
  })
  await openDashboard(page, farmer)
  const { x, width } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? { x: 0, width: 0 }
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport()
})
