import { createFarmer, fillSignup, submitButton } from '../../support/farmers.ts'
import { holdRequests } from '../../support/request-gate.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(({ page }) => page.goto('/signup'))

test('signup sends nothing while any of its five fields is empty', async ({ page }) => {
  const signup = await holdRequests(page, '**/api/signup')
  for (const missing of ['Name', 'Farm Name', 'Location', 'Password', 'Confirm Password']) {
    await fillSignup(page, createFarmer())
    await page.getByLabel(missing, { exact: true }).fill('')
    await submitButton(page).click()
    await expect(page, missing).toHaveURL('/signup')
    expect(signup.held, missing).toEqual([])
  }
})

test('a signup error is in view even if the form is longer than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await page.route('**/api/signup', (route) => route.abort('internetdisconnected'))
  await fillSignup(page, createFarmer())
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 0.9 })
  await expect(submitButton(page)).toBeFocused()
})

test('text typed before the script has run is kept and never appears in the address', async ({ page }) => {
  const script = await holdRequests(page, '**/*.js')
  await page.goto('/signup', { waitUntil: 'commit' })
  await page.getByLabel('Farm Name').fill('Early Bird')
  await page.getByLabel('Password', { exact: true }).fill('maize & beans')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  script.open()
  await expect(submitButton(page)).toBeEnabled()
  await expect(page.getByLabel('Farm Name')).toHaveValue('Early Bird')
  expect(page.url()).not.toContain('maize')
})
