import type { BrowserContext, Locator, Page } from '@playwright/test'
import { anyLine } from '../any-line.ts'
import { expect } from '../test.ts'
import { answersKept } from './kept.ts'

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'My farm' })
export const offer = (page: Page | Locator) =>
  page.getByRole('button', { name: 'Send it when the network is back' })
/** The lines over the page about changes that wait, or are asked about. */
export const notes = (page: Page) => page.locator('.over-page', { hasText: /Will be sent|changed elsewhere/ })
/** Waiting entries are retried after a while. */
export const SENT = { timeout: 60_000 }

/** With the form's settings on the phone, as after any opening of it. */
export async function settingsKept(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My farm' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Save' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).last().click()
  await expect.poll(() => answersKept(page)).toContain('farmSettings.get')
}

/** As another device of the same farmer saves it. */
export const saveElsewhere = (page: Page, data: object) => page.request.put('/api/farm-settings', { data })

/** Without a network: settings of the farm are changed, and left to wait for one. */
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
/** The line over the page about a change that the server would not have. */
export const refused = (page: Page) => page.locator('.over-page', { hasText: 'Could not be kept' })

/** Chooses without a network, on a phone that keeps the farm, a place that another device then removes. */
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

/** Opens every card of the form in "My farm", which has its summary alone at first. */
export async function openCards(dialog: Locator): Promise<void> {
  const folded = dialog.locator('.farm-card:not([open]) > summary')
  await expect(dialog.locator('.farm-card').first()).toBeVisible()
  while ((await folded.count()) > 0) await folded.first().click()
}
