import type { Locator } from '@playwright/test'
import { openDashboard, saveByApi, signInNewFarmer } from '../../support/farmers.ts'
import { chatPanel } from '../../support/features/chat.ts'
import { dayRows } from '../../support/features/weather.ts'
import { expect, test } from '../../support/test.ts'

const foot = async (part: Locator) => {
  const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 }
  return y + height
}

test('the chat input grows to four lines and stays above the on-screen keyboard', async ({
  page,
  isMobile,
}) => {
  await openDashboard(page)
  const { input, send, panel } = chatPanel(page)
  await input.click()
  await input.fill('one')
  const one = (await input.boundingBox())?.height ?? 0
  await input.fill('one\ntwo\nthree\nfour')
  const four = (await input.boundingBox())?.height ?? 0
  expect(four).toBeGreaterThan(one * 1.8)
  await input.fill('one\ntwo\nthree\nfour\nfive\nsix\nseven')
  expect((await input.boundingBox())?.height).toBeCloseTo(four, 0)
  const { width } = (await input.boundingBox()) ?? { width: 0 }
  expect(width).toBeGreaterThan(((await panel.boundingBox())?.width ?? 0) * (isMobile ? 0.9 : 0.6))
  if (!isMobile) return
  // Simulates an on-screen keyboard (interactive-widget=resizes-content).
  await page.setViewportSize({ width: 360, height: 400 })
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden()
  await expect(send).toBeInViewport({ ratio: 1 })
  await expect.poll(() => foot(send)).toBeLessThanOrEqual(400)
})

test('opening a day scrolls the whole day into view', async ({ page }) => {
  await openDashboard(page)
  await expect(dayRows(page)).toHaveCount(5)
  await dayRows(page).last().click()
  const table = page.getByRole('region', { name: 'Weather forecast' }).getByRole('table').first()
  await expect(table).toBeVisible()
  await expect(dayRows(page).last()).toBeInViewport()
  await expect(table.getByRole('row').nth(1)).toBeInViewport()
})

test('the empty chat shows a price and the next spraying hours, and a press asks about them', async ({
  page,
}) => {
  await signInNewFarmer(page)
  await saveByApi(page, '/api/farm-settings', { boardCrops: ['maize'] })
  await page.goto('/dashboard?tab=market')
  const { panel, log } = chatPanel(page)
  await panel.scrollIntoViewIfNeeded()
  await expect(panel.getByRole('button', { name: /^When can I spray\? \S/ })).toBeVisible()
  await panel.getByRole('button', { name: /^What is the price of maize\? \D+\d/ }).click()
  await expect(log).toContainText('What is the price of maize?')
})

test('the header shows the place, and on a desktop can search for another place', async ({
  page,
  isMobile,
}) => {
  await openDashboard(page)
  const header = page.getByRole('banner')
  await expect(header).toContainText('Ludlow')
  for (const width of [320, 360, 1280, 1920]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(header.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 })
    await expect(header.getByRole('link', { name: 'My account' })).toBeInViewport()
  }
  if (isMobile) return
  await header.getByRole('searchbox', { name: 'Find a place' }).fill('Tenbury Wells')
  await page.keyboard.press('Enter')
  const found = page.getByRole('list', { name: 'Select your location:' })
  await found.getByRole('button').first().click()
  await expect(header).toContainText('Tenbury Wells')
})
