import { openDashboard, signInNewFarmer } from '../support/farmers.ts'
import { dayRows, expectedDays } from '../support/features/weather.ts'
import { preparePress } from '../support/prepare-press.ts'
import { expect, test } from '../support/test.ts'

test('the first five days show an icon, date, description and average temperature in °C', async ({
  page,
}) => {
  await openDashboard(page)
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

test('clicking a day opens or closes its 3-hour intervals with icon, temperature and humidity', async ({
  page,
}) => {
  await openDashboard(page)
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

test('a failed forecast is logged, shown without an error box and fetched again on request', async ({
  page,
}) => {
  await signInNewFarmer(page)
  await page.route('**/api/weather/forecast*', (route) => route.abort('internetdisconnected'))
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.goto('/dashboard')
  await logged
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('No forecast at the moment')).toBeVisible()
  await expect(page.getByText('We are still trying. It will appear here.')).toBeVisible()
  await page.getByRole('tabpanel', { name: 'Market Intelligence' }).getByRole('textbox').fill('Still here?')
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
  const tryNow = await preparePress(page.getByRole('button', { name: 'Try now' }))
  await page.unroute('**/api/weather/forecast*')
  // The page also retries by itself, and may have been first.
  await tryNow()
  await expect(dayRows(page)).toHaveCount(5)
  await expect(page.getByText('No forecast at the moment')).toHaveCount(0)
})
