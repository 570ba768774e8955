import { atDashboard, signedIn } from '../support/farmers.ts'
import { dayRows, expectedDays, storedLocation } from '../support/features/weather.ts'
import { gate } from '../support/gate.ts'
import { held } from '../support/held.ts'
import { layoutShift } from '../support/look/layout.ts'
import { expect, test } from '../support/test.ts'

test('"Each day shows an icon, date, description and average temperature in °C."; "the first 5 day groups"', async ({
  page,
}) => {
  await atDashboard(page)
  const days = await expectedDays(page)
  const rows = dayRows(page)
  await expect(rows).toHaveCount(5)
  for (const [index, { date, average, description }] of days.entries()) {
    const row = rows.nth(index)
    await expect(row).toContainText(new RegExp(description, 'i'))
    await expect(row).toContainText(`${average}°C`.replace('-', '−'))
    await expect(row).toContainText(date) // "Dates are formatted in en-GB."
    await expect(row.locator('svg, img').first()).toBeVisible()
  }
})

test('"Clicking a day expands or collapses its 3-hour intervals, each with time, icon, temperature and humidity %."', async ({
  page,
}) => {
  await atDashboard(page)
  const [, second] = await expectedDays(page)
  const row = dayRows(page).nth(1)
  await row.click()
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  const intervals = page.getByRole('table').getByRole('row')
  // The first row is the header.
  await expect(intervals).toHaveCount((second?.times.length ?? 0) + 1)
  for (const [index, time] of (second?.times ?? []).entries()) {
    const interval = intervals.nth(index + 1)
    await expect(interval).toContainText(time)
    await expect(interval).toContainText(String(second?.temperatures[index]).replace('-', ''))
    await expect(interval).toContainText(`${second?.humidities[index]}%`)
    await expect(interval.locator('svg, img').first()).toBeVisible()
  }
  await row.click()
  await expect(row).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('"one day is expanded at a time; clicking it again collapses it"', async ({ page }) => {
  await atDashboard(page)
  const rows = dayRows(page)
  await rows.nth(0).click()
  await rows.nth(2).click()
  await expect(rows.nth(0)).toHaveAttribute('aria-expanded', 'false')
  await expect(rows.nth(2)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('table')).toHaveCount(1)
})

test('"While loading it shows \'Loading weather forecast...\'."; nothing moves when the data arrives', async ({
  page,
}) => {
  await signedIn(page)
  const forecast = await gate(page, '**/api/weather/forecast*')
  await page.goto('/dashboard')
  await expect(page.getByText('Loading weather forecast...')).toBeVisible()
  forecast.open()
  await expect(dayRows(page)).toHaveCount(5)
  await expect(page.getByText('Loading weather forecast...')).toHaveCount(0)
  expect(await layoutShift(page)).toBe(0)
})

test('"GET /api/weather?lat={lat}&lon={lon}": "result stored, not displayed"', async ({ page }) => {
  await signedIn(page)
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

test('"Weather ... failure: only logged": no error, but the panel says that it has no forecast, and asks again when told to; the rest works', async ({
  page,
}) => {
  await signedIn(page)
  await page.route('**/api/weather/forecast*', (route) => route.abort('internetdisconnected'))
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.goto('/dashboard')
  await logged
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('No forecast at the moment')).toBeVisible()
  await expect(page.getByText('We keep trying. It will appear here by itself.')).toBeVisible()
  await page.getByRole('tabpanel', { name: 'Market Intelligence' }).getByRole('textbox').fill('Still here?')
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
  const tryNow = await held(page.getByRole('button', { name: 'Try now' }))
  await page.unroute('**/api/weather/forecast*')
  // It keeps trying, as it says, and may have been first.
  await tryNow()
  await expect(dayRows(page)).toHaveCount(5)
  await expect(page.getByText('No forecast at the moment')).toHaveCount(0)
})

test('the source of the forecast stands beside it, with a link and its age', async ({ page }) => {
  await atDashboard(page)
  await expect(dayRows(page)).toHaveCount(5)
  await expect(page.getByRole('link', { name: /open-?meteo/i })).toHaveAttribute('href', /open-meteo\.com/)
  // With its day, where that is not today's: midnight may pass between the tests that share a forecast.
  await expect(page.getByText(/updated (?:.+ )?\d{2}:\d{2}/i)).toBeVisible()
})
