import { expect, type Locator, type Page } from '@playwright/test'
import { type Behaviour, sendAnswer } from '@smart-farming/upstream-doubles/double'
import { signInNewFarmer } from '../farmers.ts'
import { dayRows } from './weather.ts'

/** Opens the dashboard of a farm at a point that no other test uses, so that nothing is cached. */
export async function openFarm(page: Page, name: string, lat: number, lon: number): Promise<void> {
  await signInNewFarmer(page, { location: 'Xyzzyqwv' })
  await page.goto('/')
  await storeFarmLocation(page, name, lat, lon)
  await page.goto('/dashboard')
  await expect(page.getByText(name).first()).toBeVisible()
}

/**
 * Saves a farm in this browser, as an earlier visit would. The page must be one of the product's.
 */
export function storeFarmLocation(page: Page, name: string, lat: number, lon: number): Promise<void> {
  return page.evaluate(
    (farm) => localStorage.setItem('farmLocation', farm),
    JSON.stringify({ lat, lon, name }),
  )
}

type Series = Record<string, (number | null)[]>

/** Changes the hourly series in Open-Meteo's usual answer. Other answers are unchanged. */
export const transformHourly =
  (bend: (hourly: Series) => void): Behaviour =>
  (reply, _call, usual) => {
    const answer = usual()
    const { hourly } = answer.body as { hourly?: Series }
    if (hourly) bend(hourly)
    sendAnswer(reply, answer)
  }

/** Hours of past days in a forecast, before today. */
const PAST_HOURS = 48

/** Replaces a series with values by hour, counted from today's midnight. */
export function fillSeries(hourly: Series, name: string, figure: (hour: number) => number | null): void {
  hourly[name] = (hourly[name] ?? []).map((_, at) => figure(at - PAST_HOURS))
}

/** Mild, dry weather with a breeze, the same in every hour, with the given changes. */
export const constantWeather = (bend: Readonly<Record<string, number | null>> = {}): Behaviour =>
  transformHourly((hourly) => {
    const fine = {
      temperature_2m: 14,
      relative_humidity_2m: 62,
      dew_point_2m: 6,
      precipitation: 0,
      rain: 0,
      showers: 0,
      snowfall: 0,
      precipitation_probability: 5,
      cloud_cover: 60,
      wind_speed_10m: 2.8,
      wind_gusts_10m: 4,
      weather_code: 2,
    }
    for (const [name, figure] of Object.entries({ ...fine, ...bend })) fillSeries(hourly, name, () => figure)
  })

/**
 * Changes fields of the forecast's source, for example its age or the sample mark. The outlook gets
 * the same age.
 */
export async function mockForecastSource(page: Page, marks: Record<string, unknown>): Promise<void> {
  await page.route('**/api/weather/forecast*', async (route) => {
    const response = await route.fetch()
    const forecast = await response.json()
    await route.fulfill({ json: { ...forecast, source: { ...forecast.source, ...marks } } })
  })
  if (marks.fetchedAt === undefined) return
  await page.route('**/api/weather/outlook*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), fetchedAt: marks.fetchedAt } })
  })
}

/** The alerts line: a button that opens the list. */
export function alertsLine(page: Page): Locator {
  return page.getByRole('region', { name: 'Alerts' }).getByRole('button').first()
}

/** The jobs of the opened day: a button for each, with its time windows as text. */
export function jobButtons(page: Page): Locator {
  return page.getByRole('region', { name: 'What the weather allows' }).getByRole('button')
}

/** The sentence about the opened day. */
export const daySentence = (page: Page): Locator => page.locator('.day-row__sentence')

/** The verdict on the farm's first job in each day's row. */
export const dayJobs = (page: Page): Locator => page.locator('.job-chip')

/** Opens a day and waits for its jobs. */
export async function openDay(page: Page, index: number): Promise<void> {
  await dayRows(page).nth(index).click()
  await expect(jobButtons(page).first()).toBeVisible()
}
