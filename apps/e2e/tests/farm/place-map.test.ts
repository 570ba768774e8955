import type { Page } from '@playwright/test'
import { openDashboard } from '../support/farmers.ts'
import { mapElement, openMap, test } from '../support/features/map.ts'
import { storedLocation } from '../support/features/weather.ts'
import { expect } from '../support/test.ts'

const use = (page: Page) => page.getByRole('button', { name: 'Use this spot' })
const pin = (page: Page) => page.getByText(/^Pin at /)
const shown = (page: Page) => page.locator('.place-map__tile:visible')

const here = (page: Page) =>
  shown(page).evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth === 256).length)

test("dropping a pin on the map sets the farm's location, named by coordinates and country", async ({
  page,
  tiles,
}) => {
  await openDashboard(page, { location: 'Nakuru' })
  await expect.poll(() => storedLocation(page)).toMatchObject({ lat: expect.any(Number) })
  const before = (await storedLocation(page)) as { lat: number; lon: number }
  expect(tiles.calls).toEqual([])
  await openMap(page)
  await expect.poll(() => here(page)).toBeGreaterThan(1)
  await expect(use(page)).toBeDisabled()
  const box = await mapElement(page).boundingBox()
  if (!box) throw new Error('no map')
  await page.mouse.click(box.x + box.width / 2 + 60, box.y + box.height / 2 - 40)
  await expect(pin(page)).toBeVisible()
  await use(page).click()
  await expect(mapElement(page)).toBeHidden()
  // 60 px further east and 40 px further north at zoom 12.
  const perPx = 360 / (256 * 2 ** 12)
  await expect
    .poll(() => storedLocation(page))
    .toMatchObject({ name: expect.stringMatching(/^-0\.\d+, 36\.\d+, .*KE$/) })
  const after = (await storedLocation(page)) as { lat: number; lon: number }
  expect(after.lon - before.lon).toBeCloseTo(60 * perPx, 2)
  expect(after.lat - before.lat).toBeCloseTo(40 * perPx, 2)
})
