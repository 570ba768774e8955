import { fillLogin, signInNewFarmer, submitButton } from '../../support/farmers.ts'
import { dayRows } from '../../support/features/weather.ts'
import { holdRequests } from '../../support/request-gate.ts'
import { expect, test } from '../../support/test.ts'

const STYLE = '**/assets/style-*.css'

test("the dashboard's style sheet loads during login, and the dashboard waits for it", async ({ page }) => {
  const farmer = await signInNewFarmer(page)
  await page.context().clearCookies()
  const style = await holdRequests(page, STYLE)
  await page.goto('/login')
  await expect.poll(() => style.held.length).toBe(1)
  await fillLogin(page, farmer)
  const answered = page.waitForResponse('**/api/login')
  await submitButton(page).click()
  await answered
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
  style.open()
  await expect(dayRows(page)).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCSS('min-height', /[1-9]/)
  expect(style.held).toHaveLength(1)
})

test('the dashboard opens with a full page load if its style sheet failed to load', async ({ page }) => {
  const farmer = await signInNewFarmer(page)
  await page.context().clearCookies()
  await page.route(STYLE, (route) => route.abort())
  await page.goto('/login')
  await fillLogin(page, farmer)
  await submitButton(page).click()
  await expect(dayRows(page)).toHaveCount(5)
  expect(await page.evaluate(() => document.documentElement.dataset.laterStyle)).toBeUndefined()
})
