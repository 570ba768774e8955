import { expectAccessible } from '../../support/checks/axe.ts'
import { layoutShift } from '../../support/checks/layout.ts'
import { openDashboard, signInNewFarmer } from '../../support/farmers.ts'
import {
  alertsLine,
  dayJobs,
  fillSeries,
  jobButtons,
  openDay,
  openFarm,
  transformHourly,
} from '../../support/features/farm-weather.ts'
import { dayRows } from '../../support/features/weather.ts'
import { holdRequests } from '../../support/request-gate.ts'
import { expect, test } from '../../support/test.ts'

// Layout of the weather panel when data is missing or late, and layout shifts of its parts, at each
// size.

test('a job that lacks data is marked "Can’t tell" and names the missing data', async ({ page, world }) => {
  world.openMeteo.respond(
    transformHourly((hourly) => {
      fillSeries(hourly, 'relative_humidity_2m', () => null)
      fillSeries(hourly, 'dew_point_2m', () => null)
      fillSeries(hourly, 'wind_gusts_10m', () => null)
      fillSeries(hourly, 'precipitation', () => 0)
      fillSeries(hourly, 'precipitation_probability', () => 0)
      fillSeries(hourly, 'wind_speed_10m', () => 3)
    }),
  )
  await openFarm(page, 'Half-known farm', 47.31, 12.41)
  await openDay(page, 1)
  await expect(jobButtons(page).first()).toHaveAccessibleName(/Can’t tell/)
  await jobButtons(page).first().click()
  await expect(page.getByText(/humidity is not in this forecast/i).first()).toBeVisible()
  await expect(page.getByText(/gusts are not in this forecast/i).first()).toBeVisible()
  await expect(page.getByRole('table').getByText('unknown').first()).toBeVisible()
  await expectAccessible(page)
})

test('the dashboard does not shift when the outlook arrives after the forecast', async ({ page }) => {
  await signInNewFarmer(page)
  const outlook = await holdRequests(page, '**/api/weather/outlook*')
  await page.goto('/dashboard')
  await expect(dayRows(page)).toHaveCount(5)
  await expect(page.getByText('Checking for alerts...')).toBeVisible()
  outlook.open()
  await expect(alertsLine(page)).toBeEnabled()
  await expect(dayJobs(page)).toHaveCount(5)
  expect(await layoutShift(page)).toBe(0)
})

test('the forecast stays, with a notice, when the outlook and day plan fail to load', async ({ page }) => {
  await signInNewFarmer(page)
  await page.route('**/api/weather/outlook*', (route) => route.abort())
  await page.route('**/assets/day-plan-*', (route) => route.abort())
  await page.goto('/dashboard')
  await expect(alertsLine(page)).toContainText('Alerts could not be loaded, so they have not been checked.')
  await dayRows(page).nth(1).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByText(/The work advice could not be loaded/)).toBeVisible()
  await expectAccessible(page)
})

test('the five-day chart draws temperature, rain and wind, and offers its numbers as a table', async ({
  page,
}) => {
  await openDashboard(page)
  const toggle = page.getByRole('button', { name: 'Five-day chart' })
  await toggle.click()
  await expect(page.getByRole('img', { name: /^Temperature over five days, from/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Rain/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Wind/ })).toBeVisible()
  await page.getByText('The numbers').click()
  const numbers = page.getByRole('table', { name: 'Temperature, rain, snow and wind every 3 hours' })
  expect(await numbers.getByRole('row').count()).toBeGreaterThan(30)
  await expectAccessible(page)
})
