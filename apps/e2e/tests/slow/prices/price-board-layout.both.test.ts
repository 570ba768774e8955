import { atDashboard } from '../../support/farmers.ts'
import { chooseCrops, fillMaize, opener, withPricesOfNow } from '../../support/features/board.ts'
import { gate } from '../../support/gate.ts'
import { expectAccessible } from '../../support/look/axe.ts'
import { overflow } from '../../support/look/layout.ts'
import { expect, test } from '../../support/test.ts'

// Where the board stands, and what it leaves alone: other places on a phone and at a desk.

test('whoever goes to the prices arrives at their heading, before they are there and after', async ({
  page,
}) => {
  await atDashboard(page)
  const prices = await gate(page, '**/api/farm-settings')
  await opener(page).click()
  const heading = page.getByRole('heading', { name: 'Prices of your crops', exact: true })
  await expect(heading).toBeFocused()
  const top = async () => (await page.locator('#prices').boundingBox())?.y ?? Number.NaN
  // A phone scrolls to it; on a desk it takes the middle, under the strip.
  const arrived = (page.viewportSize()?.width ?? 0) < 960 ? 1 : 300
  expect(Math.abs(await top())).toBeLessThanOrEqual(arrived)
  prices.open()
  await expect(page.getByLabel('Find a crop')).toBeVisible()
  expect(Math.abs(await top())).toBeLessThanOrEqual(arrived)
})

test('the chat keeps its place and its size when the board opens, below it or in its place', async ({
  page,
  isMobile,
}) => {
  await atDashboard(page)
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

test('axe finds nothing wrong with the board in either theme, and it fits', async ({ page }) => {
  const expectFine = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page)
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await atDashboard(page)
  await opener(page).click()
  await expect(page.getByLabel('Find a crop')).toBeVisible()
  await expectFine()
  await opener(page).click()
  await withPricesOfNow(page)
  await chooseCrops(page, 'tonne', 'Maize')
  await fillMaize(page)
  await page.getByText('The numbers').click()
  await expectFine()
  await page.setViewportSize({ width: 320, height: 740 })
  expect(await overflow(page)).toBe(0)
})
