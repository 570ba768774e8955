import type { Page } from '@playwright/test'
import { anyLine } from '../../support/any-line.ts'
import { letSettingsWait, notes, SENT, saveElsewhere, settingsKept } from '../../support/features/changes.ts'
import { answersKept, farmKept, test } from '../../support/features/kept.ts'
import { expectAccessible } from '../../support/look/axe.ts'
import { overflow } from '../../support/look/layout.ts'
import { expect } from '../../support/test.ts'

/** The server's stored settings, regardless of the page's network. */
const settings = async (page: Page) => (await page.request.get('/api/farm-settings', anyLine)).json()

test("queued settings survive reload and crash, are sent once and keep another device's changes", async ({
  page,
  context,
}) => {
  await farmKept(page)
  const saves: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(request.headers()['idempotency-key'] ?? '')
  })
  await settingsKept(page)
  await context.setOffline(true)
  await letSettingsWait(page, 'Heavy clay')
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
  await page.reload()
  await expect(notes(page)).toHaveText(/Will be sent when the network is back.*your farm settings/)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(notes(other)).toHaveCount(1)
  // Simulates a tab ended by the browser, for example for lack of memory.
  await page.goto('chrome://crash').catch(() => {})
  await page.close()
  const again = await context.newPage()
  await again.goto('/dashboard')
  await expect(notes(again)).toHaveCount(1)
  await saveElsewhere(other, { crop: { name: 'apple' } })
  saves.length = 0
  await context.setOffline(false)
  await expect(notes(other)).toHaveCount(0, SENT)
  await expect(notes(again)).toHaveCount(0, SENT)
  expect(await settings(other)).toMatchObject({ soil: 'clay', crop: { name: 'apple' } })
  expect(saves).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)])
})

test("a conflict with another device's change asks the farmer, and the farmer's choice is saved", async ({
  page,
  context,
}) => {
  await farmKept(page)
  for (const [answer, crop] of [
    ['Those in my account', 'apple'],
    ['Those on this phone', 'potato'],
  ] as const) {
    await saveElsewhere(page, {})
    await page.goto('/dashboard')
    await settingsKept(page)
    await context.setOffline(true)
    await page.reload()
    await letSettingsWait(page, 'Heavy clay', 'Potato')
    await saveElsewhere(page, { crop: { name: 'apple' } })
    await context.setOffline(false)
    await expect(notes(page)).toHaveText(/also changed elsewhere: crop/, SENT)
    expect(await settings(page)).toEqual({ crop: { name: 'apple' } })
    await expectAccessible(page)
    await page.getByRole('button', { name: answer }).click()
    await expect(notes(page)).toHaveCount(0, SENT)
    expect(await settings(page)).toMatchObject({ soil: 'clay', crop: { name: crop } })
  }
})

test('logging out warns about unsent changes before it discards them', async ({ page, context }) => {
  await farmKept(page)
  await settingsKept(page)
  await context.setOffline(true)
  await letSettingsWait(page, 'Heavy clay')
  const logout = page.getByRole('button', { name: 'Logout' })
  await logout.click()
  await expect(page.getByRole('alert')).toContainText('One unsent item on this phone will be lost.')
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(notes(page)).toHaveCount(1)
  await logout.click()
  await page.getByRole('button', { name: 'Log out and lose it' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await answersKept(page)).toEqual([])
})
