import { expect, type Page } from '@playwright/test'
import { testNow } from '../../../src/clock/clock-offset.ts'
import { RETRY_OPTIONS } from '../retry-options.ts'

interface Entry {
  dt: number
  main: { temp: number; humidity?: number }
  weather: { description: string; icon: string }[]
}

export interface ExpectedDay {
  /** A date in en-GB without the weekday, for example "21 Sept". */
  date: string
  average: number
  description: string
  times: string[]
  temperatures: number[]
  humidities: (number | undefined)[]
}

/**
 * Expected content of the panel for the stored farm location. Calculated from the server's answer
 * by the specification, without the product's own code.
 */
export async function expectedDays(page: Page): Promise<ExpectedDay[]> {
  await expect.poll(() => storedLocation(page)).not.toBeNull()
  const { lat, lon } = await storedLocation(page)
  const answer = await page.request.get(`/api/weather/forecast?lat=${lat}&lon=${lon}`, RETRY_OPTIONS)
  expect(answer.status()).toBe(200)
  const { list, city } = (await answer.json()) as { list: Entry[]; city: { zone?: string; timezone: number } }
  const local = (dt: number) =>
    city.zone === undefined ? new Date((dt + city.timezone) * 1000).toISOString() : inZone(dt, city.zone)
  // A response may be cached for an hour. Steps that have ended since are no longer shown.
  const ahead = list.filter(({ dt }, at) => (list[at + 1]?.dt ?? dt + 3 * 3600) * 1000 > testNow())
  const days = Map.groupBy(ahead, ({ dt }) => local(dt).slice(0, 10))
  return [...days].slice(0, 5).map(([day, entries]) => ({
    date: dayAndMonth.format(new Date(`${day}T00:00:00Z`)),
    average: Math.round(entries.reduce((sum, { main }) => sum + main.temp, 0) / entries.length),
    description: entries[Math.floor(entries.length / 2)]?.weather[0]?.description ?? '',
    times: entries.map(({ dt }) => local(dt).slice(11, 16)),
    temperatures: entries.map(({ main }) => Math.round(main.temp)),
    humidities: entries.map(({ main }) => main.humidity),
  }))
}

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Local time as `YYYY-MM-DD HH:MM`, which is the Swedish format. */
function inZone(dt: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    dt * 1000,
  )
}

/** The rows of the forecast: a button in a heading for each day. */
export function dayRows(page: Page) {
  const panel = page.getByRole('region', { name: 'Weather forecast' })
  return panel.getByRole('listitem').getByRole('heading').getByRole('button')
}

/**
 * Resolves when a dashboard has sent all its own requests, of which the current weather is the
 * last. An idle network is not enough, because on a busy machine the page may be about to send a
 * request.
 */
export function waitForDashboardRequests(page: Page): Promise<unknown> {
  return page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/weather')
}

/** The farm location saved in the browser, or null. */
export function storedLocation(page: Page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem('farmLocation') ?? 'null'))
}
