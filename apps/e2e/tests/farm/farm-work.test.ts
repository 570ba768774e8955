import { atFarm, bent, fill, jobs, openDay } from '../support/features/farm-weather.ts'
import { expectAccessible } from '../support/look/axe.ts'
import { expect, test } from '../support/test.ts'

/** Five fine spring days, good for most jobs. */
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

test("an opened day shows each job's time windows, with reasons, limits and publishers", async ({
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
