import { layoutShift } from '../support/checks/layout.ts'
import { signInNewFarmer } from '../support/farmers.ts'
import { alertsLine, dayJobs } from '../support/features/farm-weather.ts'
import { dayRows } from '../support/features/weather.ts'
import { holdRequests } from '../support/request-gate.ts'
import { expect, test } from '../support/test.ts'

test('no page shifts its layout after loading', async ({ page }) => {
  await signInNewFarmer(page)
  for (const path of ['/login', '/signup', '/dashboard', '/nowhere']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await layoutShift(page), path).toBe(0)
  }
})

test('the dashboard does not shift while user, place, forecast and outlook arrive one by one', async ({
  page,
}) => {
  await signInNewFarmer(page)
  const user = await holdRequests(page, '**/api/user')
  const place = await holdRequests(page, '**/api/weather/search*')
  const forecast = await holdRequests(page, '**/api/weather/forecast*')
  const outlook = await holdRequests(page, '**/api/weather/outlook*')
  await page.goto('/dashboard')
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  user.open()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect.poll(() => place.held.length).toBe(1)
  place.open()
  await expect.poll(() => forecast.held.length).toBe(1)
  forecast.open()
  await expect(dayRows(page)).toHaveCount(5)
  outlook.open()
  await expect(dayJobs(page)).toHaveCount(5)
  await expect(alertsLine(page)).toBeEnabled()
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page)).toBe(0)
})
