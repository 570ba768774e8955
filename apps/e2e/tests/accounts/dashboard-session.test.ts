import { anyLine } from '../support/any-line.ts'
import { atDashboard } from '../support/farmers.ts'
import { expect, test } from '../support/test.ts'

test('"an unauthenticated user redirects to /login"', async ({ page }) => {
  for (const path of ['/dashboard', '/dashboard?tab=assistant']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByLabel('Username')).toBeVisible()
  }
})

test('"Logout leads to /."; the session is over on the server, and Back shows nothing of it', async ({
  page,
}) => {
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

test('a session that ends meanwhile leads to the login at the next visit', async ({ page }) => {
  await atDashboard(page)
  await page.request.post('/api/logout')
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
})
