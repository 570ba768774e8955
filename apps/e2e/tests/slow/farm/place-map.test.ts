import type { Page } from '@playwright/test'
import { status } from '@smart-farming/upstream-doubles/faults'
import { expectAccessible } from '../../support/checks/axe.ts'
import { horizontalOverflow } from '../../support/checks/layout.ts'
import { findSmallTargets } from '../../support/checks/touch.ts'
import { expectWholeWords } from '../../support/checks/whole-words.ts'
import { openDashboard } from '../../support/farmers.ts'
import { mapElement, openMap, test } from '../../support/features/map.ts'
import { storedLocation } from '../../support/features/weather.ts'
import { test as bare, expect } from '../../support/test.ts'

const use = (page: Page) => page.getByRole('button', { name: 'Use this spot' })
const pin = (page: Page) => page.getByText(/^Pin at /)
const shown = (page: Page) => page.locator('.place-map__tile:visible')

const here = (page: Page) =>
  shown(page).evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth === 256).length)

test('dragging moves the map without dropping a pin, and zooming stops at the most detailed tiles', async ({
  page,
  tiles,
}) => {
  await openDashboard(page)
  await openMap(page)
  await expect.poll(() => here(page)).toBeGreaterThan(1)
  const before = tiles.calls.length
  const box = await mapElement(page).boundingBox()
  if (!box) throw new Error('no map')
  await page.mouse.move(box.x + 250, box.y + 200)
  await page.mouse.down()
  await page.mouse.move(box.x + 20, box.y + 60, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => tiles.calls.length).toBeGreaterThan(before)
  await expect(pin(page)).toHaveCount(0)
  const closer = page.getByRole('button', { name: 'Zoom in' })
  for (let press = 0; press < 4; press += 1) await closer.click()
  await expect.poll(() => here(page)).toBeGreaterThan(1)
  const zooms = new Set(tiles.calls.map(({ path }) => path.split('/')[1]))
  expect([...zooms].sort()).toEqual(['12', '13', '14'])
})

test('the keyboard moves and zooms the map, drops a pin and closes the map', async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('button', { name: 'Change Location' }).click()
  await page.getByRole('button', { name: 'Find it on a map' }).press('Enter')
  await expect(mapElement(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(mapElement(page)).toBeFocused()
  const before = (await storedLocation(page)) as { lat: number; lon: number }
  for (const key of ['+', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowDown', '-'])
    await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  await expect(pin(page)).toBeVisible()
  for (
    let press = 0;
    press < 6 && !(await use(page).evaluate((it) => it === document.activeElement));
    press += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(mapElement(page)).toBeHidden()
  const perPx = 360 / (256 * 2 ** 13)
  await expect
    .poll(async () => ((await storedLocation(page)) as { lon: number }).lon - before.lon)
    .toBeCloseTo(128 * perPx, 2)
  await openMap(page)
  await mapElement(page).press('Escape')
  await expect(mapElement(page)).toBeHidden()
})

test('a tap drops a pin on the map, and a pinch zooms', async ({ page, tiles, isMobile }) => {
  test.skip(!isMobile, 'fingers are for phones')
  await openDashboard(page)
  await openMap(page)
  const box = await mapElement(page).boundingBox()
  if (!box) throw new Error('no map')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const hand = await page.context().newCDPSession(page)
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    hand.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === undefined
          ? []
          : [
              { x: x - apart, y, id: 1 },
              { x: x + apart, y, id: 2 },
            ],
    })
  await fingers('touchStart', 30)
  await fingers('touchMove', 40)
  await fingers('touchMove', 60)
  await fingers('touchEnd')
  await expect.poll(() => tiles.calls.some(({ path }) => path.startsWith('/13/'))).toBe(true)
  await expect(pin(page)).toHaveCount(0)
  await page.touchscreen.tap(x + 30, y)
  await expect(pin(page)).toBeVisible()
})

test('the map reports missing tiles, still accepts a pin and loads the tiles on retry', async ({
  page,
  tiles,
}) => {
  tiles.respond(status(503))
  await openDashboard(page)
  await openMap(page)
  await expect(page.getByText(/^The map is not loading/)).toBeVisible()
  await expect(page.getByPlaceholder('Enter town/village name...')).toBeEditable()
  await expect(page.getByRole('button', { name: 'Use my position' })).toBeEnabled()
  // The map works without tiles, because the pin's position is known.
  await mapElement(page).press('Enter')
  await expect(use(page)).toBeEnabled()
  await expectAccessible(page)
  tiles.respond((reply, _call, usual) => {
    const { headers, body } = usual()
    reply.writeHead(200, headers).end(body)
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => here(page)).toBeGreaterThan(1)
  await expect(page.getByText(/^The map is not loading/)).toHaveCount(0)
})

test('the map credits its source, fits a small phone and is accessible in both themes', async ({ page }) => {
  await openDashboard(page)
  await openMap(page)
  await expect.poll(() => here(page)).toBeGreaterThan(1)
  await mapElement(page).press('Enter')
  await expect(page.getByText('© Nobody, ')).toBeVisible()
  await expect(page.getByRole('link', { name: 'tiles.example/copyright' })).toHaveAttribute(
    'href',
    'https://tiles.example/copyright',
  )
  await expectWholeWords(page, 'map')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await horizontalOverflow(page)).toBe(0)
  expect(await findSmallTargets(page)).toEqual([])
})

test('the privacy page names the map server', async ({ page, tiles }) => {
  await page.goto('/privacy')
  await expect(page.getByText(`Map server: ${new URL(tiles.url).host}.`)).toBeVisible()
})

bare('a disabled map has no button, and the content security policy allows no map host', async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('button', { name: 'Change Location' }).click()
  await expect(page.getByRole('button', { name: 'Use my position' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Find it on a map' })).toHaveCount(0)
  const response = await page.goto('/privacy')
  expect((await response?.allHeaders())?.['content-security-policy']).toContain("img-src 'self' data:;")
  await expect(page.getByText('Map server: none (the map is off).')).toBeVisible()
})
