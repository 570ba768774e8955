import { expect, type Locator, type Page } from '@playwright/test'
import { type Behaviour, sendAnswer } from '@smart-farming/upstream-doubles/double'
import { signedIn } from '../farmers.ts'
import { dayRows } from './weather.ts'

/** Signed in, at the dashboard of a farm at this point, where no other test has been: nothing is in a cache. */
export async function atFarm(page: Page, name: string, lat: number, lon: number): Promise<void> {
  await signedIn(page, { location: 'Xyzzyqwv' })
  await page.goto('/')
  await storeFarm(page, name, lat, lon)
  await page.goto('/dashboard')
  await expect(page.getByText(name).first()).toBeVisible()
}

/** Keeps a farm in this browser, as a choice on an earlier visit would have. On a page of the product. */
export function storeFarm(page: Page, name: string, lat: number, lon: number): Promise<void> {
  return page.evaluate(
    (farm) => localStorage.setItem('farmLocation', farm),
    JSON.stringify({ lat, lon, name }),
  )
}

type Series = Record<string, (number | null)[]>

/** Open-Meteo's usual answer with its hourly series bent; other answers stay as they are. */
export const bent =
  (bend: (hourly: Series) => void): Behaviour =>
  (reply, _call, usual) => {
    const answer = usual()
    const { hourly } = answer.body as { hourly?: Series }
    if (hourly) bend(hourly)
    sendAnswer(reply, answer)
  }

/** The past days that a forecast is asked with stand before today, hours. */
const PAST_HOURS = 48

/** All of a series moved to figures of its hours, counted from the midnight that today began with. */
export function fill(hourly: Series, name: string, figure: (hour: number) => number | null): void {
  hourly[name] = (hourly[name] ?? []).map((_, at) => figure(at - PAST_HOURS))
}

/** The same weather at every hour, whatever the hour of the test: mild, dry, a breeze; bent by its names. */
export const always = (bend: Readonly<Record<string, number | null>> = {}): Behaviour =>
  bent((hourly) => {
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
    for (const [name, figure] of Object.entries({ ...fine, ...bend })) fill(hourly, name, () => figure)
  })

/** The forecast as the browser gets it, with another source: older, or made up; its outlook is of that age, too. */
export async function forecastFrom(page: Page, marks: Record<string, unknown>): Promise<void> {
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

/** The line of alerts: a button that opens all of it. */
export function alertsLine(page: Page): Locator {
  return page.getByRole('region', { name: 'Alerts' }).getByRole('button').first()
}

/** The jobs of the opened day: a button for each, with its windows in words. */
export function jobs(page: Page): Locator {
  return page.getByRole('region', { name: 'What the weather allows' }).getByRole('button')
}

/** The sentence about the opened day. */
export const daySentence = (page: Page): Locator => page.locator('.day-row__sentence')

/** The verdict of the farm's first job in each row of a day. */
export const dayJobs = (page: Page): Locator => page.locator('.job-chip')

/** Opens a day and waits for what it allows. */
export async function openDay(page: Page, index: number): Promise<void> {
  await dayRows(page).nth(index).click()
  await expect(jobs(page).first()).toBeVisible()
}
