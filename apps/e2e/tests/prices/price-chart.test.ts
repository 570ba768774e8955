import type { Page } from '@playwright/test'
import { atDashboard } from '../support/farmers.ts'
import { addCrop } from '../support/features/prices.ts'
import { expectAccessible } from '../support/look/axe.ts'
import { overflow } from '../support/look/layout.ts'
import { expect, test } from '../support/test.ts'

/** Opens the chart of maize: of the bundled prices, the world's, to February 2026. */
async function openChart(page: Page): Promise<void> {
  await atDashboard(page)
  await page.getByRole('link', { name: 'Prices', exact: true }).click()
  await addCrop(page, 'Maize')
  await page.getByLabel('Show prices per').selectOption({ label: 'tonne' })
  await page.getByRole('button', { name: 'Show these prices' }).click()
  await page.getByRole('button', { name: /: maize$/ }).click()
  await expect(chart(page)).toBeVisible()
}

const chart = (page: Page) => page.getByRole('img', { name: /Prices by the month/ })
const slider = (page: Page) => page.getByRole('slider', { name: 'Read the chart by month' })
const read = (page: Page) => page.locator('.chart-legend__head')

/** The middle of the chart, where the window shows it. */
async function middle(page: Page) {
  await chart(page).scrollIntoViewIfNeeded()
  await chart(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await chart(page).boundingBox()
  if (box === null) throw new Error('the chart is not there')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
}

test('the keys read the chart, and say what they read', async ({ page }) => {
  await openChart(page)
  await slider(page).focus()
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'February 2026: 167 GBP per tonne')
  await page.keyboard.press('ArrowLeft')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^January 2026: /)
  await expect(read(page)).toHaveText('January 2026')
  await page.keyboard.press('Home')
  await expect(read(page)).toHaveText('February 2025')
})

test('a mouse reads the month that it is over', async ({ page }) => {
  await openChart(page)
  const { x, y, width } = await middle(page)
  await page.mouse.move(x, y)
  await expect(read(page)).toHaveText(/(July|August) 2025/)
  await page.mouse.move(x - width, y)
  await page.mouse.move(x - width / 2 + 2, y)
  await expect(read(page)).toHaveText('February 2025')
})

test('a finger across reads the chart, and a finger upwards moves the page', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'phone', 'there is no finger on a desk')
  await openChart(page)
  const { x, y, width } = await middle(page)
  const touch = await page.context().newCDPSession(page)
  const swipe = async (to: { x: number; y: number }) => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    for (let step = 1; step <= 8; step += 1) {
      const point = { x: x + ((to.x - x) * step) / 8, y: y + ((to.y - y) * step) / 8 }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const top = () => chart(page).evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  await swipe({ x: x - width / 2 + 4, y })
  await expect(read(page)).toHaveText('February 2025')
  expect(await top()).toBe(before)
  await swipe({ x, y: y - 150 })
  await expect.poll(top).toBeLessThan(before - 80)
})

test('the chart is as wide as its frame, its letters are not stretched, and nothing runs over', async ({
  page,
}) => {
  await openChart(page)
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const shown = () =>
      chart(page).evaluate((element) => {
        const { width: across } = element.getBoundingClientRect()
        return { stretched: across / (element as SVGSVGElement).viewBox.baseVal.width, across }
      })
    await expect.poll(async () => Math.abs((await shown()).stretched - 1), `${width}`).toBeLessThan(0.01)
    if (width === 768) expect((await shown()).across).toBeGreaterThan(500)
    expect(await overflow(page), `${width}`).toBe(0)
  }
})

test('axe finds nothing wrong with a chart over all years, in either theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await openChart(page)
  await page.getByRole('button', { name: 'All, since 2023' }).click()
  await page.getByText('The numbers').click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(1 + 36)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
})
