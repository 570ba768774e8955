import type { Locator } from '@playwright/test'
import { atDashboard, newFarmer } from '../support/farmers.ts'
import { expect, test } from '../support/test.ts'

test("\"Header: '{farm_name} Farm Dashboard' ...; 'Welcome, {username}!'; a Logout button.\"", async ({
  page,
}) => {
  const farmer = await atDashboard(page, { farmName: 'Hügelhof' })
  const header = page.getByRole('banner')
  await expect(header.getByRole('heading', { level: 1 })).toHaveText('Hügelhof Farm Dashboard')
  await expect(header.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
  await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('"A left menu switches between two tabs: Market Intelligence (default) and Farm Assistant."', async ({
  page,
}) => {
  await atDashboard(page)
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

test('the tab is in the address: a reload and the back button keep it', async ({ page }) => {
  await atDashboard(page)
  await page.getByRole('tab', { name: 'Farm Assistant' }).click()
  await expect(page).toHaveURL(/tab=assistant/)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Farm Assistant' })).toHaveAttribute('aria-selected', 'true')
  await page.goto('/nowhere')
  await page.goBack()
  await expect(page).toHaveURL(/tab=assistant/)
  await expect(page.getByRole('tab', { name: 'Farm Assistant' })).toHaveAttribute('aria-selected', 'true')
})

test('the menu marks the place in view, and not one that was scrolled away from; at a desk what it chose', async ({
  page,
  isMobile,
}) => {
  await atDashboard(page)
  const marked = page.getByRole('navigation', { name: 'Dashboard' }).locator('[aria-current]')
  const prices = page.getByRole('link', { name: 'Prices', exact: true })
  const forecast = page.getByRole('heading', { name: 'Weather forecast' })
  await page.getByRole('link', { name: 'Your crop Choose your crops' }).click()
  await expect(page.getByLabel('Find a crop')).toBeInViewport()
  await expect(marked).toHaveText(['Prices'])
  await forecast.evaluate((heading) => heading.scrollIntoView())
  if (isMobile) await expect(marked).toHaveText(['Weather'])
  await page.getByRole('link', { name: 'Weather', exact: true }).click()
  await expect(marked).toHaveText(['Weather'])
  await prices.click()
  await expect(marked).toHaveText(['Prices'])
  await expect(page.getByLabel('Find a crop')).toBeInViewport()
})

test('"A left menu"; "Right weather panel": the chosen tab between them, and all three on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await atDashboard(page)
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

test('"An embedded third-party chatbot frame."', async ({ page, world }) => {
  await atDashboard(page)
  await expect(page.locator('iframe')).toHaveCount(0) // Nothing is fetched for a tab that nobody opened.
  await page.getByRole('tab', { name: 'Farm Assistant' }).click()
  const bot = page.getByRole('tabpanel', { name: 'Farm Assistant' }).frameLocator('iframe')
  await bot.getByRole('textbox').fill('When do I earth up potatoes?')
  await bot.getByRole('button', { name: 'Send' }).click()
  await expect(bot.getByText('You asked: When do I earth up potatoes?')).toBeVisible()
  expect(world.model.calls.length).toBeGreaterThan(0)
})

test('a very long farm name stays inside the screen', async ({ page }) => {
  const farmer = newFarmer({
    farmName: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat(2).trim(),
  })
  await atDashboard(page, farmer)
  const { x, width } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? { x: 0, width: 0 }
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport()
})
