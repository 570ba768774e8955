import { anyLine } from '../support/any-line.ts'
import { atDashboard } from '../support/farmers.ts'
import { expect, test } from '../support/test.ts'

test('the dashboard redirects a visitor without a session to /login', async ({ page }) => {
  for (const path of ['/dashboard', '/dashboard?tab=assistant']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByLabel('Username')).toBeVisible()
  }
})

test('logging out ends the session on the server, and Back does not show the dashboard', async ({ page }) => {
  const farmer = await atDashboard(page)
  const cookies = await page.context().cookies()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(farmer.username)).toHaveCount(0)
  await page.context().addCookies(cookies)
  expect((await page.request.get('/api/user', anyLine)).status()).toBe(401)
})

test('the dashboard redirects to /login after the session has ended', async ({ page }) => {
  await atDashboard(page)
  await page.request.post('/api/logout')
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
})
