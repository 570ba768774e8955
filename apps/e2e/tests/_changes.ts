import type { Locator, Page } from '@playwright/test'
import { answersKept } from './_kept.ts'
import { expect } from './_test.ts'

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'My farm' })
export const offer = (page: Page | Locator) =>
  page.getByRole('button', { name: 'Send it when the network is back' })
/** The lines over the page about changes that wait, or are asked about. */
export const notes = (page: Page) => page.locator('.over-page', { hasText: /Will be sent|changed elsewhere/ })
/** What waits is tried again after a while. */
export const SENT = { timeout: 60_000 }

/** With the form's settings on the phone, as after any opening of it. */
export async function settingsKept(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My farm' }).click()
  await expect(dialog(page).getByLabel('Heavy clay')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).last().click()
  await expect.poll(() => answersKept(page)).toContain('farmSettings.get')
}

/** As another device of the same farmer saves it. */
export const saveElsewhere = (page: Page, data: object) => page.request.put('/api/farm-settings', { data })

/** Without a network: settings of the farm are changed, and left to wait for one. */
export async function letSettingsWait(page: Page, soil: 'Heavy clay' | 'Light or medium', crop?: string) {
  await page.getByRole('button', { name: 'My farm' }).click()
  await dialog(page).getByLabel(soil).check()
  if (crop) await dialog(page).getByLabel('Crop', { exact: true }).selectOption(crop)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Network error. Please try again.')
  await offer(page).click()
  await expect(dialog(page)).toBeHidden()
  await expect(notes(page)).toHaveCount(1)
}
