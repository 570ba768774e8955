import type { Page } from '@playwright/test'
import { waitForLayout } from '../../support/checks/layout.ts'
import { openDashboard } from '../../support/farmers.ts'
import { openAllCards } from '../../support/features/changes.ts'
import { openDay } from '../../support/features/farm-weather.ts'
import { dayRows } from '../../support/features/weather.ts'
import { expect, test } from '../../support/test.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' })
const way = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })
const prices = (page: Page) => page.getByRole('heading', { name: 'Your crop prices' })

test('the keyboard can skip the menu or open Prices from it', async ({ page }) => {
  await openDashboard(page)
  await page.locator('body').press('Tab')
  const skip = page.getByRole('link', { name: 'Skip the menu' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await way(page, 'Prices').press('Enter')
  await expect(prices(page)).toBeFocused()
})

test('at 400 % zoom the menu scrolls away with the page', async ({ page }) => {
  await openDashboard(page)
  await page.setViewportSize({ width: 320, height: 200 })
  await page.getByRole('button', { name: 'My farm' }).scrollIntoViewIfNeeded()
  await dayRows(page).first().scrollIntoViewIfNeeded()
  await expect(menu(page)).not.toBeInViewport()
})

test('at 400 % zoom, each field in "My farm" is in view when it has focus', async ({ page }) => {
  await openDashboard(page)
  await page.setViewportSize({ width: 320, height: 200 })
  await page.getByRole('button', { name: 'My farm' }).click()
  const dialog = page.getByRole('dialog')
  await openAllCards(dialog)
  for (const field of [
    dialog.getByRole('checkbox', { name: 'Vegetables' }),
    dialog.getByRole('button', { name: 'Save' }),
  ]) {
    await field.focus()
    await expect(field).toBeInViewport({ ratio: 0.9 })
  }
})

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
] as const)
  test(`at ${width} x ${height}, the middle column shows only the chosen section, next to the days`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openDashboard(page)
    const heading = (name: string) => page.getByRole('heading', { name, exact: true })
    const middles = {
      market: heading('Ask about your market'),
      prices: prices(page),
      weather: heading('The next five days'),
    }
    for (const chosen of ['market', 'prices', 'weather'] as const) {
      await page.goto(`/dashboard?tab=${chosen}`)
      await expect(dayRows(page).first()).toBeInViewport()
      for (const [name, title] of Object.entries(middles))
        if (name === chosen) await expect(title).toBeInViewport()
        else await expect(title).toBeHidden()
      if (chosen === 'prices') await expect(page.getByLabel('Find a crop')).toBeVisible()
      const [one, other] = await Promise.all(
        [middles[chosen], heading('Weather forecast')].map((title) =>
          title.evaluate((element) => {
            const { top, height: high } = element.getBoundingClientRect()
            return top + high / 2
          }),
        ),
      )
      // Tolerance for the different text sizes.
      expect(Math.abs((one ?? 0) - (other ?? 0)), `${chosen}: in one line`).toBeLessThanOrEqual(3)
    }
  })

test("forced colours keep the day's work windows and the current menu item visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openDashboard(page)
  await openDay(page, 1)
  const borders = await page
    .locator('.work-strip__window')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).borderTopWidth))
  expect(borders.length).toBeGreaterThan(0)
  expect(new Set(borders)).toEqual(new Set(['1px']))
  const marked = await menu(page)
    .locator('a, [role=tab]')
    .evaluateAll((all) =>
      all
        .filter((each) =>
          ['borderTopWidth', 'borderLeftWidth'].some(
            (side) => Number.parseFloat(getComputedStyle(each)[side as 'borderTopWidth']) > 0,
          ),
        )
        .map(({ textContent }) => textContent),
    )
  expect(marked).toHaveLength(1)
})

test('turning a tablet keeps the "My farm" dialog open with its values', async ({ page }) => {
  await openDashboard(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.getByRole('button', { name: 'My farm' }).click()
  const dialog = page.getByRole('dialog', { name: 'My farm' })
  await openAllCards(dialog)
  await dialog.getByLabel('Heavy clay').check()
  for (const [width, height] of [
    [1024, 768],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    await waitForLayout(page)
    await expect(dialog.getByLabel('Heavy clay')).toBeChecked()
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
  }
})
