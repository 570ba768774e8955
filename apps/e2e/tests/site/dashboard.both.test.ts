import type { Locator } from '@playwright/test'
import { openDashboard } from '../support/farmers.ts'
import { expect, test } from '../support/test.ts'

test('the left menu switches between Market Intelligence (default) and Farm Assistant', async ({ page }) => {
  await openDashboard(page)
  const market = page.getByRole('tab', { name: 'Market Intelligence' })
  const assistant = page.getByRole('tab', { name: 'Farm Assistant' })
  await expect(page.getByRole('tab')).toHaveCount(2)
  await expect(market).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Market Intelligence' })).toBeVisible()
  await assistant.click()
  await expect(assistant).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Farm Assistant' })).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: 'Market Intelligence' })).toBeHidden()
})

test('menu, chosen tab and weather panel fit on the screen together', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openDashboard(page)
  const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (const name of ['Market Intelligence', 'Farm Assistant']) {
    await page.getByRole('tab', { name }).click()
    const menu = await box(page.getByRole('tablist'))
    const panel = await box(page.getByRole('tabpanel', { name }))
    const weather = await box(page.getByRole('region', { name: 'Weather forecast' }))
    expect(menu.width).toBeGreaterThan(0)
    expect(panel.x).toBeGreaterThanOrEqual(menu.x + menu.width)
    expect(weather.x).toBeGreaterThanOrEqual(panel.x + panel.width)
    expect(weather.x + weather.width).toBeLessThanOrEqual(1280)
    for (const { y } of [menu, panel, weather]) expect(y).toBeLessThan(400)
  }
})

test('the Farm Assistant tab embeds the chatbot frame', async ({ page, world }) => {
  await openDashboard(page)
  await expect(page.locator('iframe')).toHaveCount(0) // A closed tab loads nothing.
  await page.getByRole('tab', { name: 'Farm Assistant' }).click()
  const bot = page.getByRole('tabpanel', { name: 'Farm Assistant' }).frameLocator('iframe')
  await bot.getByRole('textbox').fill('When do I earth up potatoes?')
  await bot.getByRole('button', { name: 'Send' }).click()
  await expect(bot.getByText('You asked: When do I earth up potatoes?')).toBeVisible()
  expect(world.model.calls.length).toBeGreaterThan(0)
})
