import type { Page } from '@playwright/test'
import { expectAccessible } from '../../../support/checks/axe.ts'
import { horizontalOverflow } from '../../../support/checks/layout.ts'
import { fillLogin, signInNewFarmer, submitButton } from '../../../support/farmers.ts'
import {
  changeNotices,
  farmDialog,
  openAllCards,
  queueButton,
  queueSettings,
  SEND_TIMEOUT,
  saveSettingsOnPhone,
} from '../../../support/features/changes.ts'
import { readSavedQueries, saveFarmOnPhone, test } from '../../../support/features/offline.ts'
import { RETRY_OPTIONS } from '../../../support/retry-options.ts'
import { expect } from '../../../support/test.ts'

/** The server's settings, regardless of the page's network. */
const settings = async (page: Page) => (await page.request.get('/api/farm-settings', RETRY_OPTIONS)).json()

test('queued changes to places can be removed, and the rest are sent in order', async ({ page, context }) => {
  const meadow = { name: 'Meadow', state: 'near Ludlow', country: 'GB', lat: 52.4, lon: -2.8 }
  const farmer = await saveFarmOnPhone(page)
  await page.request.post('/api/farm/places', { data: meadow })
  await page.goto('/dashboard')
  await expect(page.getByRole('combobox', { name: 'Your places' })).toBeVisible()
  await expect.poll(() => readSavedQueries(page)).toContain('farm.get')
  await saveSettingsOnPhone(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('combobox', { name: 'Your places' }).selectOption({ index: 1 })
  await expect(page.getByText('This place could not be saved to your account.').first()).toBeVisible()
  await queueButton(page).first().click()
  await expect(changeNotices(page)).toHaveText(/Meadow, .* as your location/)
  await page.getByRole('button', { name: 'My farm' }).click()
  await farmDialog(page)
    .getByRole('button', { name: /^Rename Meadow/ })
    .click()
  await farmDialog(page).getByRole('textbox', { name: 'Place name' }).fill('Low meadow')
  await farmDialog(page).getByRole('button', { name: 'Save' }).first().click()
  await queueButton(farmDialog(page)).click()
  await farmDialog(page)
    .getByRole('button', { name: /^Remove Ludlow/ })
    .click()
  await farmDialog(page).getByRole('button', { name: 'Yes, remove it' }).click()
  await queueButton(farmDialog(page)).click()
  await farmDialog(page).getByRole('button', { name: 'Cancel' }).last().click()
  await expect(changeNotices(page)).toHaveCount(3)
  await changeNotices(page).filter({ hasText: 'removal' }).getByRole('button', { name: 'Remove' }).click()
  await expect(changeNotices(page)).toHaveCount(2)
  await page.reload()
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
  await expect(changeNotices(page)).toHaveCount(2)
  await context.setOffline(false)
  await expect(changeNotices(page)).toHaveCount(0, SEND_TIMEOUT)
  const { places, current } = await (await page.request.get('/api/farm', RETRY_OPTIONS)).json()
  expect(places.map(({ name }: { name: string }) => name)).toEqual(['Ludlow', 'Low meadow'])
  expect(current).toBe(places[1].id)
  await expect(page.getByText(/^Low meadow/).first()).toBeVisible()
})

test('places added offline survive a reload, can be removed and are added once', async ({
  page,
  context,
}) => {
  await saveFarmOnPhone(page)
  const added: unknown[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/farm/places'))
      added.push(request.postDataJSON())
  })
  await page.getByRole('button', { name: 'My farm' }).click()
  const found = async (name: string) => {
    await farmDialog(page).getByRole('button', { name: 'Add another place' }).click()
    await farmDialog(page).getByPlaceholder('Enter town/village name...').fill(name)
    await farmDialog(page).getByPlaceholder('Enter town/village name...').press('Enter')
    return farmDialog(page)
      .getByRole('button', { name: new RegExp(name) })
      .first()
  }
  // Searched before going offline, because the search needs a network.
  for (const name of ['Nakuru', 'Kisumu']) {
    await expect(await found(name)).toBeVisible()
    await farmDialog(page).getByPlaceholder('Enter town/village name...').press('Escape')
  }
  await context.setOffline(true)
  for (const name of ['Nakuru', 'Kisumu']) {
    await (await found(name)).click()
    await queueButton(farmDialog(page)).click()
    await expect(changeNotices(page).filter({ hasText: name })).toHaveCount(1)
  }
  await farmDialog(page).getByRole('button', { name: 'Cancel' }).last().click()
  await changeNotices(page).filter({ hasText: 'Kisumu' }).getByRole('button', { name: 'Remove' }).click()
  await expect(changeNotices(page)).toHaveCount(1)
  await page.reload()
  await expect(changeNotices(page)).toHaveText(/Nakuru/)
  added.length = 0
  await context.setOffline(false)
  await expect(changeNotices(page)).toHaveCount(0, SEND_TIMEOUT)
  const { places } = await (await page.request.get('/api/farm', RETRY_OPTIONS)).json()
  expect(places.map(({ name }: { name: string }) => name)).toEqual(['Ludlow', 'Nakuru'])
  expect(added).toMatchObject([{ name: 'Nakuru' }])
})

test('a contact message queued offline survives a reload and is sent once by the dashboard', async ({
  page,
  context,
}) => {
  await saveFarmOnPhone(page)
  const sent: unknown[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/contact'))
      sent.push(request.postDataJSON())
  })
  await context.setOffline(true)
  await page.goto('/embed/contact')
  await page.getByLabel('Your name').fill('Ama')
  await page.getByLabel('E-mail or phone').fill('0700 123')
  await page.getByLabel('Your message').fill('Frost on the beans')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toHaveText('Network error. Please try again.')
  await queueButton(page).click()
  const waits = page.getByText('Will be sent when the network is back')
  await expect(waits).toContainText('“Frost on the beans”')
  expect(await horizontalOverflow(page)).toBe(0)
  await expectAccessible(page)
  await page.reload()
  await expect(waits).toBeVisible()
  const farm = await context.newPage()
  await farm.goto('/dashboard')
  await expect(changeNotices(farm)).toHaveText(/your message to us/)
  sent.length = 0
  await context.setOffline(false)
  await expect(waits).toHaveCount(0, SEND_TIMEOUT)
  await expect(changeNotices(farm)).toHaveCount(0, SEND_TIMEOUT)
  expect(sent).toMatchObject([{ message: 'Frost on the beans' }])
})

test('unsent changes from an ended session wait for their own account and are never sent by another', async ({
  page,
  context,
}) => {
  const ada = await saveFarmOnPhone(page)
  await saveSettingsOnPhone(page)
  await context.setOffline(true)
  await queueSettings(page, 'Heavy clay')
  await context.clearCookies()
  await context.setOffline(false)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await expect(page.getByText('This phone has unsent changes.')).toBeVisible()
  expect(await readSavedQueries(page)).toEqual(['outbox'])
  await expectAccessible(page)
  await fillLogin(page, ada)
  await submitButton(page).click()
  await expect(page.getByText(`Welcome, ${ada.username}!`)).toBeVisible()
  await expect.poll(() => settings(page), SEND_TIMEOUT).toMatchObject({ soil: 'clay' })
  await expect.poll(() => readSavedQueries(page)).not.toContain('outbox')
  await saveSettingsOnPhone(page)

  await context.setOffline(true)
  await queueSettings(page, 'Light or medium')
  await context.clearCookies()
  await context.setOffline(false)
  const ben = await signInNewFarmer(page, { farmName: 'Dale' })
  await context.clearCookies()
  await page.goto('/login')
  await fillLogin(page, ben)
  await submitButton(page).click()
  await expect(page.getByText(`Welcome, ${ben.username}!`)).toBeVisible()
  await expect.poll(() => readSavedQueries(page)).toContain(`user ${ben.username}`)
  expect(await readSavedQueries(page)).not.toContain('outbox')
  await expect(changeNotices(page)).toHaveCount(0)
  expect(await settings(page)).toEqual({})
})

test("when the phone's storage is full, the form says that the change cannot be queued and keeps its values", async ({
  page,
  context,
}) => {
  await saveFarmOnPhone(page)
  await saveSettingsOnPhone(page)
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await context.setOffline(true)
  await page.goto('/dashboard')
  // The notice pushes the page down, so an earlier press could miss its target.
  await expect(page.getByText('Showing saved data.')).toBeVisible()
  await page.getByRole('button', { name: 'My farm' }).click()
  await openAllCards(farmDialog(page))
  await farmDialog(page).getByLabel('Heavy clay').check()
  await farmDialog(page).getByRole('button', { name: 'Save' }).click()
  await queueButton(page).click()
  await expect(
    farmDialog(page).getByText('This phone saves nothing, so it cannot be sent later.'),
  ).toBeVisible()
  await expect(farmDialog(page).getByLabel('Heavy clay')).toBeChecked()
})
