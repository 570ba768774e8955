import { atDashboard } from '../support/farmers.ts'
import {
  alertsLine,
  atFarm,
  bent,
  daySentence,
  fill,
  jobs,
  openDay,
} from '../support/features/farm-weather.ts'
import { allAsked, dayRows } from '../support/features/weather.ts'
import { expectAccessible } from '../support/look/axe.ts'
import { overflow } from '../support/look/layout.ts'
import { expect, test } from '../support/test.ts'

/** A fine spring day, every day: what allows most work. */
const fine = bent((hourly) => {
  fill(hourly, 'temperature_2m', (hour) => 14 + 4 * Math.sin(((hour % 24) - 9) / 4))
  fill(hourly, 'relative_humidity_2m', () => 62)
  fill(hourly, 'dew_point_2m', () => 6)
  fill(hourly, 'precipitation', () => 0)
  fill(hourly, 'rain', () => 0)
  fill(hourly, 'showers', () => 0)
  fill(hourly, 'snowfall', () => 0)
  fill(hourly, 'precipitation_probability', () => 5)
  fill(hourly, 'cloud_cover', () => 60)
  fill(hourly, 'wind_speed_10m', () => 2.8)
  fill(hourly, 'wind_gusts_10m', () => 4)
})

test('every day has a sentence, and the label and the law stand over all of it, once', async ({ page }) => {
  await atDashboard(page)
  await expect(dayRows(page)).toHaveCount(5)
  for (const day of await dayRows(page).all()) {
    await day.click()
    await expect(day).toHaveAttribute('aria-expanded', 'true')
    await expect(daySentence(page)).toHaveText(/rain|dry|showers/i)
    await expect(daySentence(page)).toBeVisible()
  }
  await expect(page.getByText('Follow the product label and local law.')).toHaveCount(1)
})

test('an opened day shows its windows of work: word for word, with reasons, limits and publishers', async ({
  page,
  world,
}) => {
  world.openMeteo.respond(fine)
  await atFarm(page, 'Fine farm', 47.11, 12.21)
  await openDay(page, 2)
  await expect(jobs(page)).toHaveCount(5)
  await expect(jobs(page).first()).toHaveAccessibleName(/^Spraying .*Good \d\d:00 to \d\d:00/)
  await jobs(page).first().click()
  await expect(jobs(page).first()).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('No problems in the forecast.').first()).toBeVisible()
  await expect(page.getByText('DPIRD Western Australia').first()).toBeHidden()
  await page.getByText('Limits and sources').click()
  await expect(page.getByText('DPIRD Western Australia').first()).toBeVisible()
  await expectAccessible(page)
})

test('an opened day asks the server for nothing: its judgement came with the forecast', async ({ page }) => {
  const all = allAsked(page)
  await atDashboard(page)
  await expect(alertsLine(page)).toBeEnabled()
  await all
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await openDay(page, 1)
  await jobs(page).first().click()
  await expect(page.getByText('Limits and sources')).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
})

test('the keyboard opens a day, a job and its limits', async ({ page }) => {
  await atDashboard(page)
  await dayRows(page).nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(jobs(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(jobs(page).first()).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Stop at a wind of')).toBeVisible()
})

test('all of it fits a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await atDashboard(page)
  await openDay(page, 1)
  await jobs(page).first().click()
  await page.getByText('Limits and sources').click()
  await page.getByRole('button', { name: 'Chart of the five days' }).click()
  await page.getByText('The numbers').click()
  expect(await overflow(page)).toBe(0)
  const table = await page.getByRole('table').first().boundingBox()
  const panel = await page.getByRole('region', { name: 'Weather forecast' }).boundingBox()
  expect(table?.width).toBeLessThanOrEqual(panel?.width ?? 0)
})
