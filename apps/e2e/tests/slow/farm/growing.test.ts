import { testNow } from '../../../src/clock/clock-offset.ts'
import { expectAccessible } from '../../support/checks/axe.ts'
import { horizontalOverflow } from '../../support/checks/layout.ts'
import { openAllCards } from '../../support/features/changes.ts'
import { fillSeries, openDay, openFarm, transformHourly } from '../../support/features/farm-weather.ts'
import { expect, test } from '../../support/test.ts'

/** Two wet weeks and a wet forecast at summer temperatures. */
const wetSummer = transformHourly((hourly) => {
  fillSeries(hourly, 'temperature_2m', (hour) =>
    (hour + 2400) % 24 > 11 && (hour + 2400) % 24 < 16 ? 31 : 21,
  )
  fillSeries(hourly, 'relative_humidity_2m', () => 96)
  fillSeries(hourly, 'dew_point_2m', () => 20.6)
  fillSeries(hourly, 'precipitation', () => 0.6)
  fillSeries(hourly, 'cloud_cover', () => 20)
})

test('an opened day shows water, disease and growth results with their method, at both sizes', async ({
  page,
  world,
}) => {
  world.openMeteo.respond(wetSummer)
  await openFarm(page, 'Orchard', 47.13, 12.23)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'My farm' }).click()
  const settings = page.getByRole('dialog')
  await openAllCards(settings)
  await settings.getByLabel('Crop', { exact: true }).selectOption('apple')
  const day = new Date(testNow() - 100 * 86_400_000).toISOString().slice(0, 10)
  await settings.getByLabel(/^Count chill from/).fill(day)
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(settings).toBeHidden()

  await openDay(page, 2)
  await expect(page.getByText(/^Heat risk at work: feels like/)).toBeVisible()
  expect(asked).not.toContain('/api/growing')
  await page.getByRole('button', { name: 'Water and growth' }).click()
  await expect(page.getByRole('heading', { name: 'Water', exact: true })).toBeVisible()
  await expect(page.getByText(/^Root zone \(Apple/)).toBeVisible()
  await expect(page.getByText(/^Infection period: conditions met on/)).toBeVisible()
  await expect(page.getByText(/chilling hours, .* chill portions/)).toBeVisible()
  for (const behind of await page.getByText('How this is calculated').all()) await behind.click()
  await expect(page.getByText(/Revised Mills table/)).toBeVisible()
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page)
      expect(await horizontalOverflow(page)).toBe(0)
      const table = page.locator('.finding__scroll').first()
      expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
      // A value and its unit are on one line.
      const rain = table.locator('tbody td').first()
      expect(await rain.evaluate((cell) => cell.textContent)).toMatch(/^[\d.]+\u00a0mm$/)
    }
  }
})

test('a failed water and growth calculation shows a message and can be retried', async ({ page }) => {
  await openFarm(page, 'Far farm', 47.15, 12.25)
  await page.route('**/api/growing*', (route) => route.abort())
  await openDay(page, 1)
  await page.getByRole('button', { name: 'Water and growth' }).click()
  await expect(page.getByText('Water and growth could not be calculated just now.')).toBeVisible({
    timeout: 30_000,
  })
  await page.unroute('**/api/growing*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^The topsoil/)).toBeVisible()
})
