import { startMetNorway } from '@smart-farming/upstream-doubles/met-norway'
import { startOpenMeteo } from '@smart-farming/upstream-doubles/open-meteo'
import { OPEN_WEATHER_KEY, startOpenWeather } from '@smart-farming/upstream-doubles/open-weather'
import { testNow } from '../../../src/clock/clock-offset.ts'
import { startProduct } from '../../../src/product.ts'
import { expectWholeWords } from '../../support/checks/whole-words.ts'
import { createFarmer } from '../../support/farmers.ts'
import { openDay, storeFarmLocation } from '../../support/features/farm-weather.ts'
import { dayRows } from '../../support/features/weather.ts'
import { expect, GENEROUS_LIMITS, test } from '../../support/test.ts'

const inSteps = /This forecast has 3-hour steps/

/** Each provider's double, the settings for it, and its name on the page. */
const alone = {
  'open-meteo': {
    start: startOpenMeteo,
    settings: (url: string) => ({ OPEN_METEO_BASE_URL: url, OPEN_METEO_ARCHIVE_BASE_URL: url }),
    link: /open-meteo/i,
  },
  'met-norway': {
    start: startMetNorway,
    settings: (url: string) => ({ MET_NORWAY_BASE_URL: url }),
    link: /met norway|norwegian/i,
  },
  openweather: {
    start: startOpenWeather,
    settings: (url: string) => ({ OPENWEATHER_BASE_URL: url, OPENWEATHER_API_KEY: OPEN_WEATHER_KEY }),
    link: /openweather/i,
  },
} as const

for (const [id, { start, settings, link }] of Object.entries(alone)) {
  test(`${id} alone: shows five days, names the provider and says if its steps are coarse`, async ({
    page,
  }) => {
    const double = await start({ now: testNow })
    const product = await startProduct({ ...GENEROUS_LIMITS, WEATHER_PROVIDERS: id, ...settings(double.url) })
    try {
      const data = createFarmer({ location: 'Xyzzyqwv' })
      await page.request.post(`${product.url}/api/signup`, { data })
      await page.goto(`${product.url}/login`)
      await storeFarmLocation(page, 'Far farm', 52.1, -2.7)
      await page.goto(`${product.url}/dashboard`)
      await expect(dayRows(page)).toHaveCount(5)
      await expect(page.getByRole('link', { name: link })).toBeVisible()
      await openDay(page, 1)
      await expect(page.getByText(inSteps)).toHaveCount(id === 'openweather' ? 1 : 0)
      await expectWholeWords(page, id)
    } finally {
      await product.stop()
      await double.close()
    }
  })
}
