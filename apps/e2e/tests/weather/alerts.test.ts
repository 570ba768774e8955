import { expectAccessible } from '../support/checks/axe.ts'
import { alertsLine, fillSeries, openFarm, transformHourly } from '../support/features/farm-weather.ts'
import { expect, test } from '../support/test.ts'

/** Mild and still, except for a cold hour at the end of the second night. */
const oneFrost = transformHourly((hourly) => {
  fillSeries(hourly, 'temperature_2m', (hour) => (hour >= 51 && hour < 54 ? -3 : 12))
  fillSeries(hourly, 'relative_humidity_2m', () => 60)
  fillSeries(hourly, 'dew_point_2m', () => null)
  fillSeries(hourly, 'precipitation', () => 0)
  fillSeries(hourly, 'cloud_cover', () => 80)
  fillSeries(hourly, 'wind_speed_10m', () => 3)
  fillSeries(hourly, 'wind_gusts_10m', () => 5)
})

test('one event raises one alert, which opens to show times, advice, official warnings and limit', async ({
  page,
  world,
}) => {
  world.openMeteo.respond(oneFrost)
  await openFarm(page, 'Cold farm', 47.51, 12.61)
  await expect(alertsLine(page)).toContainText(
    /^Frost −3\s°C, (\w+ \d\d:00|midnight \w+ night) to (\w+ )?\d\d:00\./,
  )
  await expect(alertsLine(page)).not.toContainText('more')
  await alertsLine(page).click()
  const alerts = page.getByRole('region', { name: 'Alerts' })
  await expect(alerts.getByRole('listitem')).toHaveCount(1)
  await expect(alerts.getByText(/^Air frost from .+ until .+/)).toBeVisible()
  await expect(alerts.getByText(/^What to do: Cover tender plants/)).toBeVisible()
  await expect(alerts.getByText('Not official warnings. Check those as well:')).toBeVisible()
  await expect(alerts.getByRole('link')).toHaveAttribute('href', /^https:/)
  await alerts.getByText('Limits and sources').click()
  await expect(alerts.getByText('definition of air frost')).toBeVisible()
  await expect(alerts.getByRole('status')).toContainText('Frost')
  await expectAccessible(page)
})
