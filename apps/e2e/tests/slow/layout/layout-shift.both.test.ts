import { expectAccessible } from '../../support/checks/axe.ts'
import { layoutShift } from '../../support/checks/layout.ts'
import { saveByApi, signInNewFarmer } from '../../support/farmers.ts'
import { alertsLine } from '../../support/features/farm-weather.ts'
import { dayRows } from '../../support/features/weather.ts'
import { holdRequests } from '../../support/request-gate.ts'
import { expect, test } from '../../support/test.ts'

test("the dashboard does not shift when questions about the farmer's own crops appear", async ({ page }) => {
  await signInNewFarmer(page)
  await saveByApi(page, '/api/farm-settings', { boardCrops: ['maize', 'coffee-arabica'] })
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: /^How has the price of .*coffee moved/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page)).toBe(0)
})

test('the page below the alerts does not shift when the alert list loads late', async ({ page }) => {
  await signInNewFarmer(page)
  const list = await holdRequests(page, '**/assets/alert-list*.js')
  await page.goto('/dashboard')
  await expect(dayRows(page)).toHaveCount(5)
  await expect(alertsLine(page)).toBeEnabled()
  // Clicked by script, because browsers do not count shifts within half a second of user input.
  await alertsLine(page).evaluate((line) => (line as HTMLElement).click())
  await expect.poll(() => list.held.length).toBe(1)
  await expect(page.getByRole('region', { name: 'Alerts' }).getByText('Loading...')).toBeVisible()
  for (const row of await dayRows(page).all()) await expect(row).not.toBeInViewport()
  const pushed = await layoutShift(page)
  list.open()
  await expect(page.getByText('Not official warnings.')).toBeVisible()
  expect((await layoutShift(page)) - pushed).toBe(0)
})

test('a late question about which place is meant does not shift the dashboard', async ({ page }) => {
  await signInNewFarmer(page, { location: 'Springfield' })
  const farm = await holdRequests(page, '**/api/farm')
  await page.goto('/dashboard')
  await expect(dayRows(page)).toHaveCount(5)
  await expect(alertsLine(page)).toBeEnabled()
  await expect.poll(() => farm.held.length).toBeGreaterThan(0)
  farm.open()
  const question = page.getByText('There are several places called “Springfield”.')
  await expect(question).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page)).toBe(0)
  await expectAccessible(page)
})
