import { createFarmer, fillSignup, signInNewFarmer, submitButton } from '../support/farmers.ts'
import { holdRequests } from '../support/request-gate.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ page }) => page.goto('/signup'))

test('the signup button shows "Creating account..." while busy, and success leads to /dashboard', async ({
  page,
}) => {
  const farmer = createFarmer()
  await fillSignup(page, farmer)
  const signup = await holdRequests(page, '**/api/signup')
  await submitButton(page).click()
  await expect(submitButton(page)).toHaveText('Creating account...')
  await expect(submitButton(page)).toBeDisabled()
  await expect.poll(() => signup.held[0]?.postDataJSON()).toEqual(farmer)
  signup.open()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('heading', { name: 'Green Acres Farm Dashboard' })).toBeVisible()
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
})

test("a failed signup shows the server's message and keeps what the farmer typed", async ({ page }) => {
  const farmer = await signInNewFarmer(page)
  await page.context().clearCookies()
  await fillSignup(page, { ...farmer, username: farmer.username.toUpperCase() })
  const answer = page.waitForResponse('**/api/signup')
  await submitButton(page).click()
  const response = await answer
  expect(response.status()).toBe(409)
  await expect(page.getByRole('alert')).toHaveText((await response.json()).message)
  await expect(page.getByLabel('Confirm Password')).toHaveValue(farmer.password)
  await page.getByLabel('Name', { exact: true }).fill(`${farmer.username} the second`)
  await submitButton(page).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('pressing Enter before the script has run still submits the signup form', async ({ page }) => {
  const script = await holdRequests(page, '**/*.js')
  await page.goto('/signup', { waitUntil: 'commit' })
  const farmer = createFarmer()
  await fillSignup(page, farmer)
  await page.getByLabel('Confirm Password').press('Enter')
  script.open()
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
})
