import { fillLogin, newFarmer, signedIn, submit } from '../support/farmers.ts'
import { gate } from '../support/gate.ts'
import { expect, test } from '../support/test.ts'

test('"Username and password fields ... a link to signup and a link back to home."', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password')
  await page.locator('main a[href="/signup"]').click()
  await expect(page).toHaveURL('/signup')
  await page.goto('/login')
  await page.getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL('/')
})

test('"a submit button that shows \'Signing in...\' while busy"; "Login ... success leads to /dashboard."', async ({
  page,
}) => {
  const farmer = await signedIn(page)
  await page.context().clearCookies()
  await page.goto('/login')
  await fillLogin(page, farmer)
  const login = await gate(page, '**/api/login')
  await submit(page).click()
  await expect(submit(page)).toHaveText('Signing in...')
  await expect(submit(page)).toBeDisabled()
  login.open()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
})

test('a second press while it is busy sends nothing', async ({ page }) => {
  const farmer = await signedIn(page)
  await page.context().clearCookies()
  await page.goto('/login')
  await fillLogin(page, farmer)
  const login = await gate(page, '**/api/login')
  await submit(page).click()
  await page.getByLabel('Password').press('Enter')
  login.open()
  await expect(page).toHaveURL(/\/dashboard/)
  expect(login.held).toHaveLength(1)
  expect(login.held[0]?.postDataJSON()).toEqual({ username: farmer.username, password: farmer.password })
})

test('"Login failure: server message", "in a red box above the form"; what was typed stays', async ({
  page,
}) => {
  await page.goto('/login')
  await fillLogin(page, newFarmer({ password: 'not this one' }))
  const answer = page.waitForResponse('**/api/login')
  await submit(page).click()
  const { message } = await (await answer).json()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText(message)
  const [box, form] = await Promise.all([alert.boundingBox(), page.getByLabel('Username').boundingBox()])
  expect(box?.y).toBeLessThan(form?.y ?? 0)
  await expect(page.getByLabel('Password')).toHaveValue('not this one')
})

test('"else \'Login failed\'"', async ({ page }) => {
  await page.route('**/api/login', (route) => route.fulfill({ status: 500, body: 'a proxy said this' }))
  await page.goto('/login')
  await fillLogin(page, newFarmer())
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('Login failed')
})

test('"Network failure on login or signup: \'Network error. Please try again.\'"; then it works', async ({
  page,
}) => {
  const farmer = await signedIn(page)
  await page.context().clearCookies()
  await page.goto('/login')
  await fillLogin(page, farmer)
  await page.route('**/api/login', (route) => route.abort('internetdisconnected'), { times: 1 })
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('Network error. Please try again.')
  await submit(page).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('"Login: username and password required."', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/login') && calls.push(request.url())))
  await page.goto('/login')
  await submit(page).click()
  await page.getByLabel('Username').fill('Wanjiku')
  await submit(page).click()
  await page.getByLabel('Username').fill('   ')
  await page.getByLabel('Password').fill('maize & beans')
  await submit(page).click()
  await expect(page).toHaveURL('/login')
  expect(calls).toEqual([])
})
