import type { Page } from '@playwright/test'
import { openDashboard } from '../support/farmers.ts'
import { dayRows } from '../support/features/weather.ts'
import { holdRequests } from '../support/request-gate.ts'
import { expect, test } from '../support/test.ts'

/** The specification's own texts by screen, which must not be edited. */
const texts = {
  '/': [
    ...['Login', 'Get Started', 'Smart Farming Intelligence', 'Start Free Trial', 'Sign In'],
    ...['Market Intelligence', 'Weather Forecasts', 'Farm Assistant', 'Get in Touch', '© 2025'],
  ],
  '/login': ['Login', 'Username', 'Password'],
  '/signup': ['Name', 'Farm Name', 'Location', 'Password', 'Confirm Password'],
  '/nowhere': ['404 - Page Not Found'],
} as const
const dashboard = [
  ...['Green Acres Farm Dashboard', 'Logout', 'Market Intelligence', 'Farm Assistant'],
  ...['Ask me about crop prices, market trends, or farming economics!', 'Change Location'],
]

const expectVisible = async (page: Page, words: readonly string[]) => {
  for (const text of words)
    await expect(page.getByText(text).filter({ visible: true }).first(), text).toBeVisible()
}

test('each screen shows the texts in the specification', async ({ page }) => {
  for (const [path, words] of Object.entries(texts)) {
    await page.goto(path)
    await expectVisible(page, words)
  }
  await page.goto('/signup')
  await expect(page.getByPlaceholder('Town/Village')).toBeVisible()
  await expect(page.getByPlaceholder('min 6 characters')).toBeVisible()
})

test('the dashboard shows the texts in the specification, and Logout at every width', async ({ page }) => {
  const { username } = await openDashboard(page)
  await expectVisible(page, [...dashboard, `Welcome, ${username}!`])
  await expect(dayRows(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Change Location' }).click()
  await expect(page.getByPlaceholder('Enter town/village name...')).toBeVisible()
  await expectVisible(page, ['Search', 'Cancel'])
  await page.getByPlaceholder('Enter town/village name...').fill('Springfield')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('Select your location:')).toBeVisible()
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  }
})

test('"Loading..." and "Loading weather forecast..." appear until there is data', async ({ page }) => {
  await openDashboard(page)
  const user = await holdRequests(page, '**/api/user')
  const forecast = await holdRequests(page, '**/api/weather/forecast*')
  await page.goto('/dashboard')
  await expect(page.getByText('Loading...', { exact: true }).first()).toBeVisible()
  user.open()
  await expect(page.getByText('Loading weather forecast...').first()).toBeVisible()
  forecast.open()
  await expect(dayRows(page)).toHaveCount(5)
})
