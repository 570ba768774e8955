import type { Page } from '@playwright/test'
import type { Double } from '@smart-farming/upstream-doubles/double'
import { MAP_ATTRIBUTION, startMapTiles } from '@smart-farming/upstream-doubles/map-tiles'
import { startProduct } from '../../../src/product.ts'
import { test as base, expect, GENEROUS_LIMITS } from '../test.ts'

/** Playwright's `test` on a product with the map enabled. */
export const test = base.extend<{ tilesAtRest: undefined }, { tiles: Double; mappedUrl: string }>({
  tiles: [
    async ({}, use) => {
      const tiles = await startMapTiles()
      await use(tiles)
      await tiles.close()
    },
    { scope: 'worker' },
  ],
  mappedUrl: [
    async ({ tiles }, use) => {
      const product = await startProduct({
        ...GENEROUS_LIMITS,
        WEATHER_PROVIDERS: 'sample',
        PRICE_REFRESH: 'off',
        MAP_TILES_URL: `${tiles.url}/{z}/{x}/{y}.png`,
        MAP_ATTRIBUTION,
        MAP_MAX_ZOOM: '14',
      })
      await use(product.url)
      await product.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ mappedUrl }, use) => use(mappedUrl),
  tilesAtRest: [
    async ({ tiles }, use) => {
      tiles.calls.length = 0
      await use(undefined)
      tiles.respond((reply, _call, usual) => {
        const { headers, body, status: code = 200 } = usual()
        reply.writeHead(code, headers).end(body)
      })
    },
    { auto: true },
  ],
})

export const mapElement = (page: Page) => page.getByRole('application', { name: 'Map' })

export async function openMap(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change Location' }).click()
  await page.getByRole('button', { name: 'Find it on a map' }).click()
  // Visible even on a phone, which has little space below the search.
  await expect(mapElement(page)).toBeInViewport({ ratio: 1 })
}
