import type { BrowserContext, Locator, Page } from '@playwright/test'
import { anyLine } from '../any-line.ts'
import { expect } from '../test.ts'
import { answersKept } from './kept.ts'

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'My farm' })
export const offer = (page: Page | Locator) =>
  page.getByRole('button', { name: 'Send it when the network is back' })
/** Notices about queued changes, or conflicts. */
export const notes = (page: Page) => page.locator('.over-page', { hasText: /Will be sent|changed elsewhere/ })
/** Queued entries are retried after a while. */
export const SENT = { timeout: 60_000 }

/** Waits until the phone has saved the form's settings, as after opening the form. */
export async function settingsKept(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My farm' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Save' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).last().click()
  await expect.poll(() => answersKept(page)).toContain('farmSettings.get')
}

/** Saves settings as another device of the same farmer. */
export const saveElsewhere = (page: Page, data: object) => page.request.put('/api/farm-settings', { data })

/** Changes the farm settings while offline, and queues them. */
export async function letSettingsWait(page: Page, soil: 'Heavy clay' | 'Light or medium', crop?: string) {
  await page.getByRole('button', { name: 'My farm' }).click()
  await openCards(dialog(page))
  await dialog(page).getByLabel(soil).check()
  if (crop) await dialog(page).getByLabel('Crop', { exact: true }).selectOption(crop)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Network error. Please try again.')
  await offer(page).click()
  await expect(dialog(page)).toBeHidden()
  await expect(notes(page)).toHaveCount(1)
}

const meadow = { name: 'Meadow', state: 'near Ludlow', country: 'GB', lat: 52.4, lon: -2.8 }
/** The notice about a change that the server refused. */
export const refused = (page: Page) => page.locator('.over-page', { hasText: 'Could not be saved' })

/** Chooses, while offline on a phone with a saved farm, a place that another device then removes. */
export async function chooseWhatIsGone(page: Page, context: BrowserContext): Promise<void> {
  await page.request.post('/api/farm/places', { data: meadow })
  await page.goto('/dashboard')
  await expect(page.getByRole('combobox', { name: 'Your places' })).toBeVisible()
  await expect.poll(() => answersKept(page)).toContain('farm.get')
  await settingsKept(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('combobox', { name: 'Your places' }).selectOption({ index: 1 })
  await offer(page).first().click()
  await expect(notes(page)).toHaveText(/Meadow, .* as your location/)
  const { places } = await (await page.request.get('/api/farm', anyLine)).json()
  const gone = await page.request.delete(`/api/farm/places?id=${places[1].id}`)
  expect(gone.ok(), await gone.text()).toBe(true)
}

/** Opens every card of the "My farm" form, which shows only its summary at first. */
export async function openCards(dialog: Locator): Promise<void> {
  const folded = dialog.locator('.farm-card:not([open]) > summary')
  await expect(dialog.locator('.farm-card').first()).toBeVisible()
  while ((await folded.count()) > 0) await folded.first().click()
}
