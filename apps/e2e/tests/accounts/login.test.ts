import { createFarmer, fillLogin, signInNewFarmer, submitButton } from '../support/farmers.ts'
import { holdRequests } from '../support/request-gate.ts'
import { expect, test } from '../support/test.ts'

test('the login button shows "Signing in..." while busy, and success leads to /dashboard', async ({
  page,
}) => {
  const farmer = await signInNewFarmer(page)
  await page.context().clearCookies()
  await page.goto('/login')
  await fillLogin(page, farmer)
  const login = await holdRequests(page, '**/api/login')
  await submitButton(page).click()
  await expect(submitButton(page)).toHaveText('Signing in...')
  await expect(submitButton(page)).toBeDisabled()
  login.open()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
})

test("a failed login shows the server's message above the form and keeps the typed password", async ({
  page,
}) => {
  await page.goto('/login')
  await fillLogin(page, createFarmer({ password: 'not this one' }))
  const answer = page.waitForResponse('**/api/login')
  await submitButton(page).click()
  const { message } = await (await answer).json()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText(message)
  const [box, form] = await Promise.all([alert.boundingBox(), page.getByLabel('Username').boundingBox()])
  expect(box?.y).toBeLessThan(form?.y ?? 0)
  await expect(page.getByLabel('Password')).toHaveValue('not this one')
})
