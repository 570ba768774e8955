import { openDashboard } from '../support/farmers.ts'
import { RETRY_OPTIONS } from '../support/retry-options.ts'
import { expect, test } from '../support/test.ts'

test('the dashboard redirects a visitor without a session to /login', async ({ page }) => {
  for (const path of ['/dashboard', '/dashboard?tab=assistant']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByLabel('Username')).toBeVisible()
  }
})

test('logging out ends the session on the server, and Back does not show the dashboard', async ({ page }) => {
  const farmer = await openDashboard(page)
  const cookies = await page.context().cookies()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(farmer.username)).toHaveCount(0)
  await page.context().addCookies(cookies)
  expect((await page.request.get('/api/user', RETRY_OPTIONS)).status()).toBe(401)
})

test('the dashboard redirects to /login after the session has ended', async ({ page }) => {
  await openDashboard(page)
  await page.request.post('/api/logout')
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
})
