import { expectAccessible } from '../support/checks/axe.ts'
import {
  fillSeries,
  jobButtons,
  openDay,
  openFarm,
  transformHourly,
} from '../support/features/farm-weather.ts'
import { expect, test } from '../support/test.ts'

/** Five fine spring days, good for most jobs. */
const fine = transformHourly((hourly) => {
  fillSeries(hourly, 'temperature_2m', (hour) => 14 + 4 * Math.sin(((hour % 24) - 9) / 4))
  fillSeries(hourly, 'relative_humidity_2m', () => 62)
  fillSeries(hourly, 'dew_point_2m', () => 6)
  fillSeries(hourly, 'precipitation', () => 0)
  fillSeries(hourly, 'rain', () => 0)
  fillSeries(hourly, 'showers', () => 0)
  fillSeries(hourly, 'snowfall', () => 0)
  fillSeries(hourly, 'precipitation_probability', () => 5)
  fillSeries(hourly, 'cloud_cover', () => 60)
  fillSeries(hourly, 'wind_speed_10m', () => 2.8)
  fillSeries(hourly, 'wind_gusts_10m', () => 4)
})

test("an opened day shows each job's time windows, with reasons, limits and publishers", async ({
  page,
  world,
}) => {
  world.openMeteo.respond(fine)
  await openFarm(page, 'Fine farm', 47.11, 12.21)
  await openDay(page, 2)
  await expect(jobButtons(page)).toHaveCount(5)
  await expect(jobButtons(page).first()).toHaveAccessibleName(/^Spraying .*Good \d\d:00 to \d\d:00/)
  await jobButtons(page).first().click()
  await expect(jobButtons(page).first()).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('No problems in the forecast.').first()).toBeVisible()
  await expect(page.getByText('DPIRD Western Australia').first()).toBeHidden()
  await page.getByText('Limits and sources').click()
  await expect(page.getByText('DPIRD Western Australia').first()).toBeVisible()
  await expectAccessible(page)
})
