import type { Page } from '@playwright/test'
import { expectAccessible } from '../../../support/checks/axe.ts'
import { horizontalOverflow } from '../../../support/checks/layout.ts'
import { chooseCrops, cropCard, detailsButton, pricesLink } from '../../../support/features/board.ts'
import { readSavedQueries, saveFarmOnPhone, test } from '../../../support/features/offline.ts'
import { RETRY_OPTIONS } from '../../../support/retry-options.ts'
import { expect } from '../../../support/test.ts'

const offer = (page: Page) => page.getByRole('button', { name: 'Send it when the network is back' })
const notes = (page: Page) => page.locator('.over-page', { hasText: /Will be sent/ })
const target = (page: Page) => page.getByLabel(/Alert me at/)
const SENT = { timeout: 60_000 }

/** The server's stored settings, regardless of the page's network. */
const settings = async (page: Page) => (await page.request.get('/api/farm-settings', RETRY_OPTIONS)).json()

/** Opens a board of one crop and waits until the phone has saved its data. */
async function boardKept(page: Page): Promise<void> {
  await saveFarmOnPhone(page)
  await chooseCrops(page, 'tonne', 'Maize')
  await detailsButton(page, 'maize').click()
  await page.getByText('Your price alert', { exact: true }).click()
  await expect(target(page)).toBeVisible()
  await expect
    .poll(() => readSavedQueries(page))
    .toEqual(expect.arrayContaining(['farmSettings.get', 'prices.points', 'prices.series']))
  await page.waitForLoadState('networkidle')
}

async function letTargetWait(page: Page, price: string): Promise<void> {
  await target(page).fill(price)
  await page.getByRole('button', { name: 'Watch this price' }).click()
  await expect(page.getByRole('alert')).toHaveText('Network error. Please try again.')
  await offer(page).click()
  await expect(notes(page)).toHaveText(/Will be sent when the network is back.*your price board/)
}

test('changes to the price board are queued offline, shown meanwhile and saved only once', async ({
  page,
  context,
}) => {
  await boardKept(page)
  const saves: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(request.headers()['idempotency-key'] ?? '')
  })
  await context.setOffline(true)
  await letTargetWait(page, '100')
  expect(await horizontalOverflow(page)).toBe(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change crops, unit or currency' }).click()
  await page.getByLabel('Show prices per').selectOption({ label: 'bag (90 kg)' })
  await page.getByRole('button', { name: 'Show these prices' }).click()
  await offer(page).click()
  await expect(cropCard(page, 'Maize')).toContainText('per bag')
  // Both changes are merged into one, and the farmer's own change raises no conflict.
  await expect(notes(page)).toHaveCount(1)
  await page.reload()
  await pricesLink(page).click()
  await expect(cropCard(page, 'Maize')).toContainText('per bag')
  await expect(notes(page)).toHaveCount(1)
  expect(await settings(page)).toMatchObject({ boardUnit: 't' })
  saves.length = 0
  await context.setOffline(false)
  await expect(notes(page)).toHaveCount(0, SENT)
  expect(await settings(page)).toMatchObject({
    boardCrops: ['maize'],
    boardUnit: 'bag',
    boardTargets: { maize: { price: 100 } },
  })
  expect(saves).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)])
  await expect(cropCard(page, 'Maize')).toContainText('per bag')
})

test('removing a queued change restores the price board', async ({ page, context }) => {
  await boardKept(page)
  await context.setOffline(true)
  await letTargetWait(page, '100')
  await notes(page).getByRole('button', { name: 'Remove' }).click()
  await expect(notes(page)).toHaveCount(0)
  await expect(target(page)).toHaveValue('')
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('Welcome, ').first()).toBeVisible()
  expect(await settings(page)).not.toHaveProperty('boardTargets')
})
