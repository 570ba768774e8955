import { fillSignup, newFarmer, signedIn, submit } from '../support/farmers.ts'
import { gate } from '../support/gate.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ page }) => page.goto('/signup'))

test('"Fields: Name, Farm Name, Location (placeholder Town/Village), Password, Confirm Password (placeholder on password: min 6 characters)."', async ({
  page,
}) => {
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Farm Name')).toBeVisible()
  await expect(page.getByLabel('Location')).toHaveAttribute('placeholder', 'Town/Village')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('placeholder', 'min 6 characters')
  await expect(password).toHaveAttribute('type', 'password')
  await expect(page.getByLabel('Confirm Password')).toHaveAttribute('type', 'password')
})

test('"Links to login and to home."', async ({ page }) => {
  await page.locator('main a[href="/login"]').click()
  await expect(page).toHaveURL('/login')
  await page.goto('/signup')
  await page.getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL('/')
})

test('"The button shows \'Creating account...\' while busy."; Name is "sent as username"; "signup success leads to /dashboard."', async ({
  page,
}) => {
  const farmer = newFarmer()
  await fillSignup(page, farmer)
  const signup = await gate(page, '**/api/signup')
  await submit(page).click()
  await expect(submit(page)).toHaveText('Creating account...')
  await expect(submit(page)).toBeDisabled()
  await expect.poll(() => signup.held[0]?.postDataJSON()).toEqual(farmer)
  signup.open()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('heading', { name: 'Green Acres Farm Dashboard' })).toBeVisible()
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
})

test('"If they differ, \'Passwords do not match\' is shown and nothing is sent."', async ({ page }) => {
  const signup = await gate(page, '**/api/signup')
  const farmer = newFarmer()
  await fillSignup(page, farmer, 'maize & peas')
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match')
  expect(signup.held).toEqual([])
  await expect(page.getByLabel('Farm Name')).toHaveValue(farmer.farmName)
})

test('"Signup: all five fields required": without any one of them nothing is sent', async ({ page }) => {
  const signup = await gate(page, '**/api/signup')
  for (const missing of ['Name', 'Farm Name', 'Location', 'Password', 'Confirm Password']) {
    await fillSignup(page, newFarmer())
    await page.getByLabel(missing, { exact: true }).fill('')
    await submit(page).click()
    await expect(page, missing).toHaveURL('/signup')
    expect(signup.held, missing).toEqual([])
  }
})

test('"password and confirmation each have a minimum length of 6": 5 are refused, 6 are taken', async ({
  page,
}) => {
  const signup = await gate(page, '**/api/signup')
  signup.open()
  const farmer = newFarmer({ password: 'maize' })
  await fillSignup(page, farmer)
  await submit(page).click()
  await expect(page).toHaveURL('/signup')
  expect(signup.held).toEqual([])
  await fillSignup(page, { ...farmer, password: 'maize1' })
  await submit(page).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('"Signup failure: server message"; nothing that was typed is lost', async ({ page }) => {
  const farmer = await signedIn(page)
  await page.context().clearCookies()
  await fillSignup(page, { ...farmer, username: farmer.username.toUpperCase() })
  const answer = page.waitForResponse('**/api/signup')
  await submit(page).click()
  const response = await answer
  expect(response.status()).toBe(409)
  await expect(page.getByRole('alert')).toHaveText((await response.json()).message)
  await expect(page.getByLabel('Confirm Password')).toHaveValue(farmer.password)
  await page.getByLabel('Name', { exact: true }).fill(`${farmer.username} the second`)
  await submit(page).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('"else \'Signup failed\'"', async ({ page }) => {
  await page.route('**/api/signup', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
  await fillSignup(page, newFarmer())
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('Signup failed')
})

test('"Network failure on login or signup: \'Network error. Please try again.\'"', async ({ page }) => {
  await page.route('**/api/signup', (route) => route.abort('internetdisconnected'))
  await fillSignup(page, newFarmer())
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('Network error. Please try again.')
})

test('what went wrong is seen at once where the form is longer than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await page.route('**/api/signup', (route) => route.abort('internetdisconnected'))
  await fillSignup(page, newFarmer())
  await submit(page).click()
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 0.9 })
  await expect(submit(page)).toBeFocused()
})

test('what was typed before the script ran is kept, and never in the address', async ({ page }) => {
  const script = await gate(page, '**/*.js')
  await page.goto('/signup', { waitUntil: 'commit' })
  await page.getByLabel('Farm Name').fill('Early Bird')
  await page.getByLabel('Password', { exact: true }).fill('maize & beans')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  script.open()
  await expect(submit(page)).toBeEnabled()
  await expect(page.getByLabel('Farm Name')).toHaveValue('Early Bird')
  expect(page.url()).not.toContain('maize')
})

test('Enter pressed before the script ran is not lost', async ({ page }) => {
  const script = await gate(page, '**/*.js')
  await page.goto('/signup', { waitUntil: 'commit' })
  const farmer = newFarmer()
  await fillSignup(page, farmer)
  await page.getByLabel('Confirm Password').press('Enter')
  script.open()
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
})
