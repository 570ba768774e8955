import type { Locator, Page } from '@playwright/test'
import { dayRows } from '../../support/features/weather.ts'
import { screenStates } from '../../support/screens/states.ts'
import { expect, test } from '../../support/test.ts'

/** Gap between two elements, in px; infinite while one of them is not shown. */
async function roomBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()]
  if (!above || !below) return Number.POSITIVE_INFINITY
  return below.y - above.y - above.height
}

const chat = (page: Page) => page.getByRole('heading', { name: 'Ask about your market' })

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }))

test('a dashboard without a forecast leaves no empty space for the days', async ({ page }) => {
  await screenStates['a dashboard without a forecast']?.(page)
  const tryNow = page.getByRole('button', { name: 'Try now' })
  await expect.poll(() => roomBetween(tryNow, chat(page))).toBeLessThan(100)
})

test('an old forecast leaves no empty space for day sentences', async ({ page }) => {
  await screenStates['an old forecast']?.(page)
  await expect(dayRows(page)).toHaveCount(5)
  await expect.poll(() => roomBetween(dayRows(page).first(), dayRows(page).nth(1))).toBeLessThan(12)
  // The chart button and the general notice lie between them.
  await expect.poll(() => roomBetween(dayRows(page).nth(4), chat(page))).toBeLessThan(200)
})
