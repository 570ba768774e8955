import { expectAccessible } from '../../support/checks/axe.ts'
import { horizontalOverflow } from '../../support/checks/layout.ts'
import { openDashboard } from '../../support/farmers.ts'
import {
  chooseCrops,
  pricesLink,
  setBreakEvenAndTarget,
  withCurrentPrices,
} from '../../support/features/board.ts'
import { holdRequests } from '../../support/request-gate.ts'
import { expect, test } from '../../support/test.ts'

// Position of the price board, and its effect on other parts, on a phone and on a desktop.

test('opening Prices moves to its heading, whether or not the prices have loaded', async ({ page }) => {
  await openDashboard(page)
  const prices = await holdRequests(page, '**/api/farm-settings')
  await pricesLink(page).click()
  const heading = page.getByRole('heading', { name: 'Your crop prices', exact: true })
  await expect(heading).toBeFocused()
  const top = async () => (await page.locator('#prices').boundingBox())?.y ?? Number.NaN
  // A phone scrolls to the board. On a desktop the board fills the middle column, under the top
  // strip.
  const arrived = (page.viewportSize()?.width ?? 0) < 960 ? 1 : 300
  expect(Math.abs(await top())).toBeLessThanOrEqual(arrived)
  prices.open()
  await expect(page.getByLabel('Find a crop')).toBeVisible()
  expect(Math.abs(await top())).toBeLessThanOrEqual(arrived)
})

test('the chat keeps its size and position after Prices has opened', async ({ page, isMobile }) => {
  await openDashboard(page)
  const input = page.getByRole('textbox', { name: /question/i })
  const sizes = () =>
    input.evaluate((element) => {
      const panel = element.closest('.chat-panel')?.getBoundingClientRect()
      return [panel?.height, element.getBoundingClientRect().top - (panel?.top ?? 0)]
    })
  const before = await sizes()
  await chooseCrops(page, 'tonne', 'Maize')
  if (!isMobile) {
    await expect(input).toBeHidden()
    await page.getByRole('tab', { name: 'Market Intelligence' }).click()
    await expect(input).toBeVisible()
  }
  expect(await sizes()).toEqual(before)
})

test('the price board fits and passes axe in both themes', async ({ page }) => {
  const expectFine = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page)
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await openDashboard(page)
  await pricesLink(page).click()
  await expect(page.getByLabel('Find a crop')).toBeVisible()
  await expectFine()
  await pricesLink(page).click()
  await withCurrentPrices(page)
  await chooseCrops(page, 'tonne', 'Maize')
  await setBreakEvenAndTarget(page)
  await page.getByText('The numbers').click()
  await expectFine()
  await page.setViewportSize({ width: 320, height: 740 })
  expect(await horizontalOverflow(page)).toBe(0)
})
