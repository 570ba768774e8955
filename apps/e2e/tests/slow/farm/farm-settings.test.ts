import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/checks/axe.ts'
import { horizontalOverflow, layoutShift } from '../../support/checks/layout.ts'
import { openDashboard } from '../../support/farmers.ts'
import { openAllCards } from '../../support/features/changes.ts'
import { dayRows } from '../../support/features/weather.ts'
import { expect, test } from '../../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'My farm' })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' })

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My farm' }).click()
  await openAllCards(dialog(page))
}

test('the next visit shows the chosen units before the settings have loaded', async ({ page }) => {
  await openDashboard(page)
  await open(page)
  await dialog(page).getByLabel('°F').check()
  await save(page).click()
  await expect(dialog(page)).toBeHidden()
  // Even if the settings never arrive, no temperature is shown in °C.
  await page.route('**/api/farm-settings', () => {})
  await page.reload()
  await expect(dayRows(page)).toHaveCount(5)
  await expect(dayRows(page).first()).toContainText('°F')
  expect(await layoutShift(page)).toBe(0)
})

test('a failed save of "My farm" shows an error and keeps the typed values', async ({ page }) => {
  await openDashboard(page)
  await open(page)
  await dialog(page).getByText('Alerts', { exact: true }).click()
  await dialog(page).getByLabel('Gusts at or above').fill('45')
  await page.route('**/api/farm-settings', (route) => route.abort('internetdisconnected'))
  await save(page).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Network error. Please try again.')
  await expect(dialog(page).getByLabel('Gusts at or above')).toHaveValue('45')
  await page.unroute('**/api/farm-settings')
  await save(page).click()
  await expect(dialog(page)).toBeHidden()
})

test('an invalid limit is reported at its field, even in a closed group', async ({ page }) => {
  await openDashboard(page)
  await open(page)
  const box = dialog(page).getByLabel('Gusts at or above')
  await dialog(page).getByText('Alerts', { exact: true }).click()
  await box.fill('strong')
  await dialog(page).getByText('Alerts', { exact: true }).click()
  await save(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText('“Gusts at or above” must be a number')
  await expect(box).toBeFocused()
})

test('the "My farm" form scrolls as a whole with the largest text on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => localStorage.setItem('display', 'larger'))
  await openDashboard(page)
  await open(page)
  await save(page).scrollIntoViewIfNeeded()
  await expect(save(page)).toBeInViewport()
  await expect(dialog(page).getByRole('heading', { name: 'My farm' })).not.toBeInViewport()
  expect(await horizontalOverflow(page)).toBe(0)
})

test('the "My farm" form fits a small phone and a desktop, and passes axe in both themes', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await openDashboard(page)
  await open(page)
  await dialog(page).getByLabel('Crop', { exact: true }).selectOption('Winter wheat')
  for (const group of await dialog(page).locator('.limit-groups__group > summary').all()) await group.click()
  await dialog(page).getByLabel('Gusts at or above').fill('-1')
  await save(page).click()
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    expect(await horizontalOverflow(page), `${width}`).toBe(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page, 'dialog')
    }
  }
})
