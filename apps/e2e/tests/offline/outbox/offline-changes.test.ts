import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/checks/axe.ts'
import { horizontalOverflow } from '../../support/checks/layout.ts'
import {
  changeNotices,
  queueSettings,
  SEND_TIMEOUT,
  saveOnOtherDevice,
  saveSettingsOnPhone,
} from '../../support/features/changes.ts'
import { readSavedQueries, saveFarmOnPhone, test } from '../../support/features/offline.ts'
import { RETRY_OPTIONS } from '../../support/retry-options.ts'
import { expect } from '../../support/test.ts'

/** The server's stored settings, regardless of the page's network. */
const settings = async (page: Page) => (await page.request.get('/api/farm-settings', RETRY_OPTIONS)).json()

test("queued settings survive reload and crash, are sent once and keep another device's changes", async ({
  page,
  context,
}) => {
  await saveFarmOnPhone(page)
  const saves: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(request.headers()['idempotency-key'] ?? '')
  })
  await saveSettingsOnPhone(page)
  await context.setOffline(true)
  await queueSettings(page, 'Heavy clay')
  expect(await horizontalOverflow(page)).toBe(0)
  await expectAccessible(page)
  await page.reload()
  await expect(changeNotices(page)).toHaveText(/Will be sent when the network is back.*your farm settings/)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(changeNotices(other)).toHaveCount(1)
  // Simulates a tab ended by the browser, for example for lack of memory.
  await page.goto('chrome://crash').catch(() => {})
  await page.close()
  const again = await context.newPage()
  await again.goto('/dashboard')
  await expect(changeNotices(again)).toHaveCount(1)
  await saveOnOtherDevice(other, { crop: { name: 'apple' } })
  saves.length = 0
  await context.setOffline(false)
  await expect(changeNotices(other)).toHaveCount(0, SEND_TIMEOUT)
  await expect(changeNotices(again)).toHaveCount(0, SEND_TIMEOUT)
  expect(await settings(other)).toMatchObject({ soil: 'clay', crop: { name: 'apple' } })
  expect(saves).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)])
})

test("a conflict with another device's change asks the farmer, and the farmer's choice is saved", async ({
  page,
  context,
}) => {
  await saveFarmOnPhone(page)
  for (const [answer, crop] of [
    ['Those in my account', 'apple'],
    ['Those on this phone', 'potato'],
  ] as const) {
    await saveOnOtherDevice(page, {})
    await page.goto('/dashboard')
    await saveSettingsOnPhone(page)
    await context.setOffline(true)
    await page.reload()
    await queueSettings(page, 'Heavy clay', 'Potato')
    await saveOnOtherDevice(page, { crop: { name: 'apple' } })
    await context.setOffline(false)
    await expect(changeNotices(page)).toHaveText(/also changed elsewhere: crop/, SEND_TIMEOUT)
    expect(await settings(page)).toEqual({ crop: { name: 'apple' } })
    await expectAccessible(page)
    await page.getByRole('button', { name: answer }).click()
    await expect(changeNotices(page)).toHaveCount(0, SEND_TIMEOUT)
    expect(await settings(page)).toMatchObject({ soil: 'clay', crop: { name: crop } })
  }
})

test('logging out warns about unsent changes before it discards them', async ({ page, context }) => {
  await saveFarmOnPhone(page)
  await saveSettingsOnPhone(page)
  await context.setOffline(true)
  await queueSettings(page, 'Heavy clay')
  const logout = page.getByRole('button', { name: 'Logout' })
  await logout.click()
  await expect(page.getByRole('alert')).toContainText('One unsent item on this phone will be lost.')
  expect(await horizontalOverflow(page)).toBe(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(changeNotices(page)).toHaveCount(1)
  await logout.click()
  await page.getByRole('button', { name: 'Log out and lose it' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await readSavedQueries(page)).toEqual([])
})
