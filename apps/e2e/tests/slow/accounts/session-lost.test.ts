import type { Page } from '@playwright/test'
import { openDashboard } from '../../support/farmers.ts'
import { chatPanel } from '../../support/features/chat.ts'
import { dayRows, waitForDashboardRequests } from '../../support/features/weather.ts'
import { expect, test } from '../../support/test.ts'

/**
 * Ends the session on the server without the browser's knowledge, so that the browser still sends
 * its cookie.
 */
async function revoke(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  await page.request.post('/api/logout')
  await page.context().addCookies(cookies)
}

const presses: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a question in the chat': (page) => chatPanel(page).ask('What is maize worth?'),
  'a search for a place': async (page) => {
    await page.getByRole('button', { name: 'Change Location' }).click()
    await page.getByPlaceholder('Enter town/village name...').fill('Hereford')
    await page.getByRole('button', { name: 'Search' }).click()
  },
  'opening "My farm"': (page) => page.getByRole('button', { name: 'My farm' }).click(),
  'opening Prices': (page) => page.getByRole('link', { name: 'Prices', exact: true }).click(),
}

for (const [what, press] of Object.entries(presses)) {
  test(`a session ended elsewhere redirects to /login on ${what}`, async ({ page }) => {
    const all = waitForDashboardRequests(page)
    const { username } = await openDashboard(page)
    await expect(dayRows(page)).toHaveCount(5)
    await all
    await page.waitForLoadState('networkidle')
    await revoke(page)
    // The press opens the login page, but one of the page's own requests may discover the lost
    // session first.
    await Promise.race([press(page), page.waitForURL(/\/login/)])
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByLabel('Username')).toBeVisible()
    await expect(page.getByText(username)).toHaveCount(0)
  })
}

test('a session ended elsewhere redirects to /login on a question in the chatbot frame', async ({ page }) => {
  const all = waitForDashboardRequests(page)
  await openDashboard(page)
  await all
  await page.getByRole('tab', { name: 'Farm Assistant' }).click()
  const question = page.frameLocator('iframe').getByRole('textbox')
  await question.fill('When do I earth up potatoes?')
  await revoke(page)
  // The page around the frame may discover the lost session first.
  await Promise.race([question.press('Enter'), page.waitForURL(/\/login/)])
  await expect(page).toHaveURL(/\/login/)
})
