import { anyLine } from '../support/any-line.ts'
import { atDashboard, signedIn } from '../support/farmers.ts'
import { gate } from '../support/gate.ts'
import { expect, test } from '../support/test.ts'

// Who is signed in, as the dashboard learns of it, and what it does then.

test('"or the product name when there is no farm name"', async ({ page }) => {
  await signedIn(page)
  await page.route('**/api/user', (route) =>
    route.fulfill({ json: { username: 'Wanjiku', farm_name: '', location: '' } }),
  )
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smart Farming')
})

test('"While the user is being loaded the page shows \'Loading...\'."', async ({ page }) => {
  await signedIn(page)
  const user = await gate(page, '**/api/user')
  await page.goto('/dashboard')
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  user.open()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
})

for (const [title, path] of [
  ['the dashboard', '/dashboard'],
  ['a tab of it', '/dashboard?tab=assistant'],
] as const) {
  test(`"an unauthenticated user redirects to /login": ${title}`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByLabel('Username')).toBeVisible()
  })
}

test('"a failed user fetch ... redirects to /login"', async ({ page }) => {
  await signedIn(page)
  await page.route('**/api/user', (route) => route.abort('internetdisconnected'))
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
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
