// Takes the landing page's picture of the built product, in a light and a dark theme. The forecast
// is a double's dry, sunny week at a fixed hour, and the bundled prices are dated this month. An
// unchanged dashboard therefore gives nearly the same file. Run after a visible change: `pnpm
// --filter @smart-farming/e2e landing-picture`.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { testNow } from '../src/clock/clock-offset.ts'
import { findTestChromium } from '../src/headless-shell.ts'
import { withCurrentPrices } from '../tests/support/features/board.ts'
import { fillSeries, transformHourly } from '../tests/support/features/farm-weather.ts'
import { applyTestClock, openWorld } from '../tests/support/test.ts'

const FOLDER = join(import.meta.dirname, '../../web/public')
/** Maximum size of a picture, which the build enforces (apps/web/build/size-limits.ts). */
const MOST_BYTES = 25_000
/** CSS pixels of a phone screen, without the browser's bars. */
const VIEWPORT = { width: 360, height: 648 }
/** Gives 432 pixels for the page's 264 CSS pixels. More pixels would need coarser compression. */
const SCALE = 6 / 5
/** Below this quality letters are hard to read. */
const LEAST_QUALITY = 0.3

/** Dry and sunny with a breeze, so that every day has hours for spraying. */
const goodDays = transformHourly((hourly) => {
  const warmth = (hour: number) => Math.cos(((hour - 15) / 12) * Math.PI)
  fillSeries(hourly, 'temperature_2m', (hour) => Math.round(19 + 5 * warmth(hour)))
  fillSeries(hourly, 'apparent_temperature', (hour) => Math.round(19 + 5 * warmth(hour)))
  fillSeries(hourly, 'relative_humidity_2m', (hour) => Math.round(66 - 12 * warmth(hour)))
  fillSeries(hourly, 'dew_point_2m', () => 12)
  fillSeries(hourly, 'wind_speed_10m', () => 2.5)
  fillSeries(hourly, 'wind_gusts_10m', () => 4)
  fillSeries(hourly, 'cloud_cover', () => 10)
  fillSeries(hourly, 'weather_code', () => 0)
  for (const name of ['precipitation', 'rain', 'showers', 'snowfall', 'precipitation_probability'])
    fillSeries(hourly, name, () => 0)
})

type Point = { date: string; value: number }

/** First day (`YYYY-MM-DD`) of the month that is `months` before this one. */
function monthsAgo(months: number): string {
  const now = new Date(testNow())
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 10)
}

/** Moves the bundled monthly prices forward, so that the newest is dated this month. */
async function withFreshPrices(page: Page): Promise<void> {
  await withCurrentPrices(page)
  await page.route('**/api/prices/points?*', async (route) => {
    const { series } = await (await route.fetch()).json()
    const moved = series.map((one: { points: Point[] }) => ({
      ...one,
      points: one.points.map((point, at) => ({ ...point, date: monthsAgo(one.points.length - 1 - at) })),
    }))
    await route.fulfill({ json: { series: moved } })
  })
}

async function takeDashboard(browser: Browser, url: string, colorScheme: 'light' | 'dark'): Promise<Buffer> {
  const context = await applyTestClock(
    await browser.newContext({
      baseURL: url,
      locale: 'en-KE',
      timezoneId: 'Africa/Nairobi',
      viewport: VIEWPORT,
      deviceScaleFactor: SCALE,
      isMobile: true,
      hasTouch: true,
      colorScheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    }),
  )
  const farmer = {
    username: colorScheme === 'light' ? 'Wanjiku' : 'Achieng',
    farmName: 'Kiboko',
    location: 'Nakuru, Nakuru County, KE',
    password: 'four goats eat maize',
  }
  const settings = { enterprises: ['arable'], boardCrops: ['maize', 'beans'], boardCurrency: 'KES' }
  const headers = { 'accept-language': 'en-KE' }
  for (const answer of [
    await context.request.post('/api/signup', { data: farmer, headers }),
    await context.request.put('/api/farm-settings', { data: settings }),
  ])
    if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`)
  const page = await context.newPage()
  await withFreshPrices(page)
  await page.goto('/dashboard')
  await page.getByText(`Welcome, ${farmer.username}!`).waitFor()
  await page.waitForLoadState('networkidle')
  // Loads the fonts, as on every visit after the first.
  await page.evaluate(async () => {
    await Promise.all(['1rem "Source Sans 3"', '600 1rem Bitter'].map((face) => document.fonts.load(face)))
    document.documentElement.dataset.fonts = ''
    await document.fonts.ready
  })
  const png = await page.screenshot()
  await context.close()
  return png
}

/**
 * Encodes the best WebP within the size limit. Chromium does the encoding, so no other tool is
 * needed.
 */
async function lightEnough(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage()
  const encoded = await page.evaluate(
    async ({ source, most, least }) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob())
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
      for (let quality = 0.95; quality > least; quality -= 0.01) {
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
        if (blob.size <= most) return [...new Uint8Array(await blob.arrayBuffer())]
      }
      throw new Error('No quality is light enough')
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, most: MOST_BYTES, least: LEAST_QUALITY },
  )
  await page.close()
  return Buffer.from(encoded)
}

const executablePath = findTestChromium()
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
try {
  await openWorld(
    {},
    async ({ url, openMeteo }) => {
      openMeteo.respond(goodDays)
      for (const theme of ['light', 'dark'] as const) {
        const picture = await lightEnough(browser, await takeDashboard(browser, url, theme))
        await writeFile(join(FOLDER, `product-${theme}.webp`), picture)
        console.log(`product-${theme}.webp: ${picture.length} bytes`)
      }
    },
    { project: { use: {} } as never },
  )
} finally {
  await browser.close()
}
