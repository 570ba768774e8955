import type { Page } from '@playwright/test'
import { expectAccessible } from './_axe.ts'
import { alertsLine, atFarm, bent, fill } from './_farm-weather.ts'
import { overflow } from './_layout.ts'
import { expect, test } from './_test.ts'
import { dayRows } from './_weather.ts'

type Bend = Parameters<typeof bent>[0]
type Hourly = Parameters<Bend>[0]

/** Mild, still and dry, every hour; what a test bends comes after. */
function mild(hourly: Hourly): void {
  const figures = {
    temperature_2m: 9,
    relative_humidity_2m: 70,
    dew_point_2m: null,
    precipitation: 0,
    rain: 0,
    showers: 0,
    snowfall: 0,
    precipitation_probability: 5,
    cloud_cover: 90,
    wind_speed_10m: 3,
    wind_gusts_10m: 5,
    weather_code: 3,
  }
  for (const [name, figure] of Object.entries(figures)) fill(hourly, name, () => figure)
}

/** Hours of this weather, by how many hours from now they begin. */
function ahead(hourly: Hourly, from: number, until: number, figures: Record<string, number>): void {
  const now = Date.now() / 1000
  const isWithin = (at: number | null) =>
    at !== null && at >= now + from * 3600 - 3600 && at < now + until * 3600
  for (const [name, figure] of Object.entries(figures))
    hourly[name] = (hourly[name] ?? []).map((usual, i) =>
      isWithin(hourly.time?.[i] ?? null) ? figure : usual,
    )
}

const weather = (bend: Bend) =>
  bent((hourly) => {
    mild(hourly)
    bend(hourly)
  })
const sentences = (page: Page) => page.locator('.day-row__summary')

/** At both sizes, in light and in dark, nothing runs over; what it looks like is kept beside the report. */
async function look(page: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      expect(await overflow(page)).toBe(0)
      await test.info().attach(`${name} ${width} ${colorScheme}`, {
        body: await page.screenshot(),
        contentType: 'image/png',
      })
    }
}

test('a frost that goes over midnight is one alert and one night, air and ground apart', async ({
  page,
  world,
}) => {
  // Two days of it, so that every night ahead has one, whatever the hour of this test.
  world.openMeteo.respond(
    weather((hourly) => ahead(hourly, 0, 48, { temperature_2m: -1.2, cloud_cover: 30 })),
  )
  await atFarm(page, 'Frosty farm', 48.31, 12.11)
  await expect(alertsLine(page)).toContainText(/^Frost: down to −1 °C on \w+ \d\d:00.*; ground to −\d °C on/)
  await expect(dayRows(page)).toHaveCount(5)
  await expect(sentences(page).first()).toContainText(/frost.*down to −1\s°C, ground to −\d\s°C/)
  await look(page, 'frost tonight')
  await expectAccessible(page)
})

test('snow is snow, in the alert and in the sentence', async ({ page, world }) => {
  world.openMeteo.respond(
    weather((hourly) =>
      ahead(hourly, 0, 72, {
        temperature_2m: -6,
        precipitation: 1.2,
        snowfall: 0.84,
        precipitation_probability: 95,
        weather_code: 73,
      }),
    ),
  )
  await atFarm(page, 'Snowy farm', 48.51, 12.31)
  await expect(alertsLine(page)).toContainText(/^(Heavy snow: 29 mm of water|Frost: )/)
  await alertsLine(page).click()
  const alerts = page.getByRole('region', { name: 'Alerts' })
  await expect(alerts.getByText(/Heavy snow: 29 mm of water in 24 hours/).last()).toBeVisible()
  await expect(alerts.getByText(/Heavy rain/)).toHaveCount(0)
  await expect(sentences(page).nth(1)).toContainText(/snow throughout, 29\smm of water/i)
  await look(page, 'snow')
  await expectAccessible(page)
})

test('thunder with hail is told first of all', async ({ page, world }) => {
  world.openMeteo.respond(
    weather((hourly) => {
      ahead(hourly, 4, 6, { wind_gusts_10m: 18 })
      ahead(hourly, 30, 33, { weather_code: 96, precipitation: 3, rain: 3, precipitation_probability: 80 })
    }),
  )
  await atFarm(page, 'Stormy farm', 48.71, 12.51)
  await expect(alertsLine(page)).toContainText(/^Hail from \w+ \d\d:00\..*\+2 more/)
  await alertsLine(page).click()
  const alerts = page.getByRole('region', { name: 'Alerts' })
  await expect(alerts.getByRole('listitem')).toContainText([
    /^Hail/,
    /^Thunderstorms from/,
    /^Gusts of 65 km\/h/,
  ])
  await expect(alerts.getByText('by the weather code of the forecast').first()).toBeVisible()
  await look(page, 'thunder')
  await expectAccessible(page)
})

test('after a wet morning the plan of today tells what has fallen, and whose figures these are', async ({
  page,
  world,
}) => {
  world.openMeteo.respond(
    weather((hourly) => ahead(hourly, -5, -1, { precipitation: 1.5, rain: 1.5, weather_code: 61 })),
  )
  await atFarm(page, 'Wet farm', 48.91, 12.71)
  await dayRows(page).first().click()
  const before = page.locator('.before')
  await before.getByText('What was before').click()
  await expect(before.getByText('Last 6 hours').locator('..')).toContainText(/[67](\.\d)? mm/)
  await expect(before.getByRole('link', { name: 'Weather data by Open-Meteo.com' }).first()).toBeVisible()
  await before.scrollIntoViewIfNeeded()
  await look(page, 'what was before')
  await expectAccessible(page)
})
