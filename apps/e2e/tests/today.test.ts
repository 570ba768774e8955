import type { Page } from '@playwright/test'
import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { type Behaviour, usually } from '@smart-farming/upstream-doubles/double'
import { heldNow } from '../src/clock/held-hour.ts'
import { expectAccessible } from './_axe.ts'
import { wordsCutOff } from './_cut-off.ts'
import { atFarm, bent, fill, forecastFrom } from './_farm-weather.ts'
import { atDashboard, saved, signedIn } from './_farmers.ts'
import { gate } from './_gate.ts'
import { layoutShift, overflow } from './_layout.ts'
import { look } from './_look.ts'
import { SIZES } from './_sizes.ts'
import { expect, test } from './_test.ts'
import { smallTargets } from './_touch.ts'
import { dayRows } from './_weather.ts'

/** The same weather at every hour, whatever the hour of the test: mild, dry, a breeze; bent by its names. */
const always = (bend: Readonly<Record<string, number | null>> = {}): Behaviour =>
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

interface FarmCase {
  at: readonly [lat: number, lon: number]
  says: FarmSettings
  weather: Behaviour
  /** The three answers, as they are read. */
  reads: readonly [job: RegExp, night: RegExp, price: RegExp]
}

const part = '(today|this afternoon|this evening|tomorrow)'
/** Good; with care where this runs in the last hours before dusk, when an inversion is possible. */
const allowed = (job: string) =>
  new RegExp(`^${job} ${part} (Good|Careful) \\d\\d:00 to (\\d\\d:00|midnight)`)

/** Six farms: what they grow, where (where no other test has one), and the weather that they have. */
const farms: Readonly<Record<string, FarmCase>> = {
  'wheat in England, fine': {
    at: [53.12, -1.31],
    says: { enterprises: ['arable'], boardCrops: ['wheat'], boardUnit: 't' },
    weather: always(),
    reads: [
      allowed('Spraying'),
      /^Tonight No frost down to 14\s°C/,
      /^Wheat, world price USD [\d,.]+ per tonne, \w+ 20\d\d/,
    ],
  },
  'cows in Ireland, rain': {
    at: [52.66, -8.63],
    says: { enterprises: ['dairy'], boardCrops: ['maize', 'soybeans'] },
    weather: always({ precipitation: 3, rain: 3, relative_humidity_2m: 96, precipitation_probability: 95 }),
    reads: [new RegExp(`^Baling hay ${part} Don’t`), /^(Tonight|Today) \w+/, /^Maize, world price USD/],
  },
  'apples in France, frost': {
    at: [47.47, -0.55],
    says: { enterprises: ['fruit'], crop: { name: 'apple' }, boardCrops: ['maize'], boardUnit: 'kg' },
    weather: always({ temperature_2m: -3, dew_point_2m: -6 }),
    reads: [
      new RegExp(`^Spraying ${part} Don’t`),
      /^Tonight Frost down to −3\s°C around (\d\d:00|midnight)/,
      /^Maize.* per kg/,
    ],
  },
  'vegetables in Kenya, a storm': {
    at: [-0.61, 36.93],
    says: { enterprises: ['vegetables'], boardCrops: ['maize'], boardUnit: 'bag' },
    weather: always({ wind_speed_10m: 12, wind_gusts_10m: 28 }),
    reads: [new RegExp(`^Spraying ${part} Don’t`), /^(Tonight|Today) Gusts/, /^Maize, .* per bag \(90 kg\)/],
  },
  'hens in Kansas, dry': {
    at: [38.5, -98.3],
    says: { enterprises: ['poultry'], boardCrops: ['maize'], boardUnit: 'bushel' },
    weather: always(),
    reads: [
      new RegExp(`^Field work ${part} \\w+`),
      /^Tonight No frost/,
      /^Maize, world price USD .* per bushel/,
    ],
  },
  'a farm in India that has said nothing, figures missing': {
    at: [26.9, 75.8],
    says: {},
    weather: always({ relative_humidity_2m: null, dew_point_2m: null }),
    reads: [new RegExp(`^Spraying ${part} Cannot judge`), /^Tonight /, /^Your crop Choose your crops/],
  },
}

const answers = (page: Page) => page.getByRole('region', { name: 'Today', exact: true }).getByRole('heading')

/** Signed in with what a farm says of itself, at a place where this farm alone is. */
async function atCase(page: Page, name: string, { at, says }: FarmCase): Promise<void> {
  await atFarm(page, name, ...at)
  await saved(page, '/api/farm-settings', says)
  await page.reload()
}

for (const [index, [width, height]] of SIZES.entries())
  test(`at ${width} x ${height} the three answers of six farms are read without touching anything`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height })
    for (const [name, farm] of Object.entries(farms)) {
      world.openMeteo.respond(farm.weather)
      // Nothing of this place is in a cache.
      await atCase(page, name, { ...farm, at: [farm.at[0] + index / 4, farm.at[1]] })
      for (const [nth, words] of farm.reads.entries()) {
        await expect(answers(page).nth(nth), name).toHaveText(words)
        const box = await answers(page).nth(nth).boundingBox()
        // Above the bar of the phone.
        expect((box?.y ?? height) + (box?.height ?? 0), name).toBeLessThanOrEqual(
          height - (width < 960 ? 68 : 0),
        )
      }
      expect(await wordsCutOff(page), name).toEqual([])
      expect(await overflow(page), name).toBe(0)
      await page.context().clearCookies()
    }
  })

test('behind a tap: why, the other jobs, and how old it is; with the keyboard, for thumbs, and at 200 %', async ({
  page,
  world,
}) => {
  // Cold at every hour, so that there is a frost to tell whenever this runs.
  world.openMeteo.respond(always({ temperature_2m: -3, dew_point_2m: -6 }))
  await atFarm(page, 'Frosty farm', 47.97, -2.05)
  const job = answers(page).first().getByRole('button')
  await expect(job).toHaveText(/^Spraying/)
  await expect(job).toHaveAttribute('aria-expanded', 'false')
  await job.focus()
  await page.keyboard.press('Enter')
  const today = page.getByRole('region', { name: 'Today', exact: true })
  await expect(today.getByText(/Field work/)).toBeVisible()
  await expect(today.getByText(/updated \d\d:\d\d/)).toBeVisible()
  await answers(page).nth(1).getByRole('button').click()
  await expect(today.getByText(/^Tonight, \d\d:\d\d to \d\d:\d\d: /)).toBeVisible()
  await expectAccessible(page)
  expect(await smallTargets(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await wordsCutOff(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
})

test('the first crops are kept by one press, of what there is from the country', async ({ page }) => {
  await page.route('**/api/prices/start*', (route) =>
    route.fulfill({ json: { crops: ['maize', 'wheat', 'rice', 'sorghum'], currency: 'USD' } }),
  )
  await atDashboard(page)
  const keep = page.getByRole('button', { name: /^Show prices of / })
  // What else opening fetches has its limit: the list comes with the first touch of the answers, or the first key.
  await expect(dayRows(page)).toHaveCount(5)
  await expect(keep).toHaveCount(0)
  await answers(page).first().click()
  await expect(keep).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
  await expectAccessible(page)
  expect(await smallTargets(page)).toEqual([])
  await look(page, 'first-crops')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await wordsCutOff(page)).toEqual([])
  await keep.press('Enter')
  await expect(answers(page).nth(2)).toHaveText(/ world price USD [\d,.]+ per /)
  // The button went with its card; who pressed it goes on from the one that took its place.
  await expect(
    answers(page)
      .nth(2)
      .getByRole('button', { name: / world price USD / }),
  ).toBeFocused()
  await page.reload()
  await expect(answers(page).nth(2)).toHaveText(/ world price USD [\d,.]+ per /)
})

test('nothing moves while the answers come, one after the other', async ({ page }) => {
  await signedIn(page)
  await saved(page, '/api/farm-settings', { boardCrops: ['maize'] })
  const forecast = await gate(page, '**/api/weather/forecast*')
  const outlook = await gate(page, '**/api/weather/outlook*')
  const prices = await gate(page, '**/api/prices/series*')
  await page.goto('/dashboard')
  await expect(answers(page)).toHaveText([/Loading/, /Loading/, /Loading/])
  forecast.open()
  outlook.open()
  await expect(answers(page).first()).toHaveText(/^Spraying/)
  prices.open()
  await expect(answers(page).nth(2)).toHaveText(/^Maize/)
  expect(await layoutShift(page)).toBe(0)
})

test('no forecast, an old one, a made-up one: each says so, in the place of the verdict or beside it', async ({
  page,
  world,
}) => {
  const hours = (age: number) => new Date(heldNow() - age * 3_600_000).toISOString()
  await atDashboard(page)
  await expect(answers(page).first()).toHaveText(/^Spraying/)
  await forecastFrom(page, { fetchedAt: hours(3) })
  await page.reload()
  await expect(answers(page).first()).toHaveText(/^Spraying .* forecast 3 hours old/)
  await page.unrouteAll({ behavior: 'wait' })
  await forecastFrom(page, { fetchedAt: hours(7) })
  await page.reload()
  await expect(answers(page).first()).toHaveText('Today’s work Not known forecast 7 hours old')
  await expect(answers(page).nth(1)).toHaveText('Tonight Not known forecast 7 hours old')
  await page.unrouteAll({ behavior: 'wait' })
  await forecastFrom(page, { sample: true })
  await page.reload()
  await expect(answers(page).first()).toHaveText(/made-up weather$/)
  await page.unrouteAll({ behavior: 'wait' })
  await page.route('**/api/weather/*', (route) => route.abort())
  await page.reload()
  await expect(answers(page).first()).toHaveText('Today’s work Not known no forecast to go by')
  world.openMeteo.respond(usually)
})
