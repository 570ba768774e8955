import type { Page } from '@playwright/test'
import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { Behaviour } from '@smart-farming/upstream-doubles/double'
import { type Product, startProduct } from '../../../src/product.ts'
import { findClippedWords } from '../../support/checks/clipped-words.ts'
import { horizontalOverflow } from '../../support/checks/layout.ts'
import { saveByApi, signInNewFarmer } from '../../support/farmers.ts'
import { constantWeather } from '../../support/features/farm-weather.ts'
import { importWfpPrices } from '../../support/features/import-prices.ts'
import { createProductFixture, START_FIXTURE_OPTIONS } from '../../support/product-fixture.ts'
import { SIZES } from '../../support/screens/sizes.ts'
import { test as base, expect, GENEROUS_LIMITS } from '../../support/test.ts'

// These tests have their own product, because its market prices are newer than the bundled world
// prices and would change other tests.
const ownOne = createProductFixture(async (openMeteo: string) => {
  const product = await startProduct({
    ...GENEROUS_LIMITS,
    WEATHER_PROVIDERS: 'open-meteo',
    PRICE_REFRESH: 'off',
    OPEN_METEO_BASE_URL: openMeteo,
    OPEN_METEO_ARCHIVE_BASE_URL: openMeteo,
    OPEN_METEO_GEOCODING_BASE_URL: openMeteo,
  })
  const market = { unit: 'KG', kind: 'Retail', currency: 'INR', date: '2026-04-15' } as const
  await importWfpPrices(product, 'IND', [
    { ...market, market: 'Jaipur', at: [26.92, 75.79], commodity: 'Onions', price: 32 },
    { ...market, market: 'Chennai', at: [13.08, 80.27], commodity: 'Onions', price: 41 },
  ])
  const bags = { unit: '90 KG', kind: 'Wholesale', currency: 'KES', at: [-0.28, 36.07] } as const
  await importWfpPrices(product, 'KEN', [
    { ...bags, date: '2026-04-15', market: 'Nakuru', commodity: 'Maize (white)', price: 3650 },
  ])
  return product
})
const test = base.extend<{ product: Product }>({
  product: [async ({ world }, use) => use(await ownOne(world.openMeteo.url)), START_FIXTURE_OPTIONS],
  baseURL: async ({ product }, use) => use(product.url),
})

interface FarmCase {
  at: readonly [lat: number, lon: number, country: string]
  says: FarmSettings
  weather: Behaviour
  reads: readonly [job: RegExp, night: RegExp, price: RegExp]
}

const part = '(today|this afternoon|this evening|tomorrow)'
/**
 * Good, or "Careful" if the test runs in the last hours before dusk, when an inversion is possible.
 */
const allowed = (job: string) =>
  new RegExp(`^${job} ${part} (Good|Careful) \\d\\d:00 to (\\d\\d:00|midnight)`)

/** Crops, weather, and a place that no other test uses. */
const farms: Readonly<Record<string, FarmCase>> = {
  'wheat in England, fine': {
    at: [53.12, -1.31, 'GB'],
    says: { enterprises: ['arable'], boardCrops: ['wheat'], boardUnit: 't' },
    weather: constantWeather(),
    reads: [
      allowed('Spraying'),
      /^Tonight No frost down to 14\s°C/,
      /^Wheat, world price GBP [\d,.]+ per tonne, \w+ 20\d\d old/,
    ],
  },
  'cows in Ireland, rain': {
    at: [52.66, -8.63, 'IE'],
    says: { enterprises: ['dairy'], boardCrops: ['beef', 'soybeans'], boardUnit: 'kg' },
    weather: constantWeather({
      precipitation: 3,
      rain: 3,
      relative_humidity_2m: 96,
      precipitation_probability: 95,
    }),
    reads: [
      new RegExp(`^Baling hay ${part} Don’t`),
      /^(Tonight|Today) \w+/,
      /^Beef, world price EUR [\d.]+ per kg, \w+ 20\d\d old/,
    ],
  },
  'apples in France, frost': {
    at: [47.47, -0.55, 'FR'],
    says: { enterprises: ['fruit'], crop: { name: 'apple' }, boardCrops: ['oranges'], boardUnit: 'kg' },
    weather: constantWeather({ temperature_2m: -3, dew_point_2m: -6 }),
    reads: [
      new RegExp(`^Spraying ${part} Don’t`),
      /^Tonight Frost down to −3\s°C around (\d\d:00|midnight)/,
      /^Oranges, world price EUR [\d.]+ per kg, \w+ 20\d\d old/,
    ],
  },
  'vegetables in Kenya, a storm': {
    at: [-0.61, 36.93, 'KE'],
    says: { enterprises: ['vegetables'], boardCrops: ['maize'], boardUnit: 'bag' },
    weather: constantWeather({ wind_speed_10m: 12, wind_gusts_10m: 28 }),
    reads: [
      new RegExp(`^Spraying ${part} Don’t`),
      /^(Tonight|Today) Gusts/,
      /^Maize, Nakuru KES 3,650 per bag \(90 kg\), Apr 2026 old/,
    ],
  },
  'hens in Kansas, dry': {
    at: [38.5, -98.3, 'US'],
    says: { enterprises: ['poultry'], crop: { name: 'soybean' }, boardUnit: 'bushel' },
    weather: constantWeather(),
    reads: [
      new RegExp(`^Field work ${part} \\w+`),
      /^Tonight No frost/,
      /^Soybeans, world price USD [\d.]+ per bushel, \w+ 20\d\d old/,
    ],
  },
  'onions in India, said in My farm alone, figures missing': {
    at: [26.9, 75.8, 'IN'],
    says: { crop: { name: 'onion' } },
    weather: constantWeather({ relative_humidity_2m: null, dew_point_2m: null }),
    reads: [
      new RegExp(`^Spraying ${part} Can’t tell`),
      /^Tonight /,
      /^Onions, Jaipur INR 3,200 per quintal, Apr 2026 old/,
    ],
  },
}

const answers = (page: Page) => page.getByRole('region', { name: 'Today', exact: true }).getByRole('heading')

/** Signs in with these settings, at a place that only this farm uses. */
async function atCase(page: Page, name: string, { at: [lat, lon, country], says }: FarmCase): Promise<void> {
  await signInNewFarmer(page, { location: 'Xyzzyqwv' })
  await saveByApi(page, '/api/farm/place', { name, state: '', country, lat, lon })
  await saveByApi(page, '/api/farm-settings', says)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Weather forecast' }).getByText(name)).toBeVisible()
}

for (const [index, [width, height]] of SIZES.entries())
  test(`at ${width} x ${height}, the three answers for each of six farms are in view without a tap`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height })
    for (const [name, farm] of Object.entries(farms)) {
      world.openMeteo.respond(farm.weather)
      const [lat, lon, country] = farm.at
      // A place for which nothing is cached.
      await atCase(page, name, { ...farm, at: [lat + index / 4, lon, country] })
      for (const [nth, words] of farm.reads.entries()) {
        await expect(answers(page).nth(nth), name).toHaveText(words)
        const box = await answers(page).nth(nth).boundingBox()
        // Above the phone's bottom bar.
        expect((box?.y ?? height) + (box?.height ?? 0), name).toBeLessThanOrEqual(
          height - (width < 960 ? 68 : 0),
        )
      }
      expect(await findClippedWords(page), name).toEqual([])
      expect(await horizontalOverflow(page), name).toBe(0)
      await page.context().clearCookies()
    }
  })
