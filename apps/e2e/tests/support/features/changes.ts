import type { BrowserContext, Locator, Page } from '@playwright/test'
import { RETRY_OPTIONS } from '../retry-options.ts'
import { expect } from '../test.ts'
import { readSavedQueries } from './offline.ts'

export const farmDialog = (page: Page) => page.getByRole('dialog', { name: 'My farm' })
export const queueButton = (page: Page | Locator) =>
  page.getByRole('button', { name: 'Send it when the network is back' })
/** Notices about queued changes or conflicts. */
export const changeNotices = (page: Page) =>
  page.locator('.over-page', { hasText: /Will be sent|changed elsewhere/ })
/** Timeout for sending, because queued entries are retried only after a while. */
export const SEND_TIMEOUT = { timeout: 60_000 }

/** Waits until the phone has saved the settings, which opening the form loads. */
export async function saveSettingsOnPhone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My farm' }).click()
  await expect(farmDialog(page).getByRole('button', { name: 'Save' })).toBeVisible()
  await farmDialog(page).getByRole('button', { name: 'Cancel' }).last().click()
  await expect.poll(() => readSavedQueries(page)).toContain('farmSettings.get')
}

/** Saves settings as another device of the same farmer. */
export const saveOnOtherDevice = (page: Page, data: object) =>
  page.request.put('/api/farm-settings', { data })

/** Changes the farm settings while offline, and queues them. */
export async function queueSettings(page: Page, soil: 'Heavy clay' | 'Light or medium', crop?: string) {
  await page.getByRole('button', { name: 'My farm' }).click()
  await openAllCards(farmDialog(page))
  await farmDialog(page).getByLabel(soil).check()
  if (crop) await farmDialog(page).getByLabel('Crop', { exact: true }).selectOption(crop)
  await farmDialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(farmDialog(page).getByRole('alert')).toHaveText('Network error. Please try again.')
  await queueButton(page).click()
  await expect(farmDialog(page)).toBeHidden()
  await expect(changeNotices(page)).toHaveCount(1)
}

const meadow = { name: 'Meadow', state: 'near Ludlow', country: 'GB', lat: 52.4, lon: -2.8 }
/** The notice about a change that the server refused. */
export const refusalNotice = (page: Page) => page.locator('.over-page', { hasText: 'Could not be saved' })

/** On an offline phone with a saved farm, chooses a place that another device then removes. */
export async function chooseRemovedPlace(page: Page, context: BrowserContext): Promise<void> {
  await page.request.post('/api/farm/places', { data: meadow })
  await page.goto('/dashboard')
  await expect(page.getByRole('combobox', { name: 'Your places' })).toBeVisible()
  await expect.poll(() => readSavedQueries(page)).toContain('farm.get')
  await saveSettingsOnPhone(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('combobox', { name: 'Your places' }).selectOption({ index: 1 })
  await queueButton(page).first().click()
  await expect(changeNotices(page)).toHaveText(/Meadow, .* as your location/)
  const { places } = await (await page.request.get('/api/farm', RETRY_OPTIONS)).json()
  const gone = await page.request.delete(`/api/farm/places?id=${places[1].id}`)
  expect(gone.ok(), await gone.text()).toBe(true)
}

/** Opens every card of the "My farm" form, which at first shows only summaries. */
export async function openAllCards(dialog: Locator): Promise<void> {
  const folded = dialog.locator('.farm-card:not([open]) > summary')
  await expect(dialog.locator('.farm-card').first()).toBeVisible()
  while ((await folded.count()) > 0) await folded.first().click()
}
