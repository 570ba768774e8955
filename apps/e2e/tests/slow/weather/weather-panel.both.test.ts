import { layoutShift } from '../../support/checks/layout.ts'
import { signInNewFarmer } from '../../support/farmers.ts'
import { dayRows, storedLocation } from '../../support/features/weather.ts'
import { holdRequests } from '../../support/request-gate.ts'
import { expect, test } from '../../support/test.ts'

test('the weather panel shows "Loading weather forecast..." and does not shift when data arrives', async ({
  page,
}) => {
  await signInNewFarmer(page)
  const forecast = await holdRequests(page, '**/api/weather/forecast*')
  await page.goto('/dashboard')
  await expect(page.getByText('Loading weather forecast...')).toBeVisible()
  forecast.open()
  await expect(dayRows(page)).toHaveCount(5)
  await expect(page.getByText('Loading weather forecast...')).toHaveCount(0)
  expect(await layoutShift(page)).toBe(0)
})

test('GET /api/weather is requested for the stored location, and its result is not displayed', async ({
  page,
}) => {
  await signInNewFarmer(page)
  await page.route('**/api/weather?*', async (route) => {
    const usual = await (await route.fetch()).json()
    const main = { ...usual.main, temp: 77.4 }
    const weather = [{ ...usual.weather[0], description: 'frogs from the sky' }]
    await route.fulfill({ json: { ...usual, main, weather, name: 'Nowhere at all' } })
  })
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/weather')
  await page.goto('/dashboard')
  await expect(dayRows(page)).toHaveCount(5)
  const { lat, lon } = await storedLocation(page)
  const query = Object.fromEntries(new URL((await answered).url()).searchParams)
  expect(query).toEqual({ lat: String(lat), lon: String(lon) })
  await page.waitForLoadState('networkidle')
  await expect(page.locator('body')).not.toContainText(/frogs|77 ?°|77\.4|Nowhere at all/)
})
